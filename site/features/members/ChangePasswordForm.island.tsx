import { Field } from '../../components/Field.tsx';
import { Form } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { type PortalFormProps, portalForm } from './browser/portal-form.ts';
import { postCall } from './browser/post-call.ts';
import { messages } from './messages.ts';
import { changeFields } from './schema.ts';

const definition = portalForm(changeFields);

/** On success the fields are cleared and the view moves on (specification section 4): it is a page of its own. */
export default function ChangePasswordForm(props: PortalFormProps) {
  const submission = useSubmission({
    ...props,
    definition,
    async send(values) {
      const ending = await postCall('/UserProfileUpdatePassword', values, 'form');
      return ending.state === 'sent'
        ? { state: 'leaving', next: `${location.pathname}?view=changePasswordSuccess` }
        : ending;
    },
  });
  const { field } = submission;
  return (
    <Form submission={submission} button={messages[props.culture].profile.change.button} portal>
      <Field {...field('oldPassword')} type="password" autoComplete="current-password" />
      <Field {...field('newPassword')} type="password" autoComplete="new-password" />
      <Field {...field('repeatNewPassword')} type="password" autoComplete="new-password" />
    </Form>
  );
}
