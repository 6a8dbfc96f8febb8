import { Field } from '../../components/Field.tsx';
import { Form } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { definePortalForm, type PortalFormProps } from './browser/portal-form.ts';
import { submitToApi } from './browser/submit-to-api.ts';
import { messages } from './messages.ts';
import { changeFields } from './schema.ts';

const definition = definePortalForm(changeFields);

/** Form that changes the password. On success it redirects to a separate page (specification section 4). */
export default function ChangePasswordForm(props: PortalFormProps) {
  const submission = useSubmission({
    ...props,
    definition,
    async send(values) {
      const result = await submitToApi('/UserProfileUpdatePassword', values, 'form');
      return result.state === 'sent'
        ? { state: 'leaving', next: `${location.pathname}?view=changePasswordSuccess` }
        : result;
    },
  });
  const { field } = submission;
  return (
    <Form submission={submission} button={messages[props.locale].profile.change.button} portal>
      <Field {...field('oldPassword')} type="password" autoComplete="current-password" />
      <Field {...field('newPassword')} type="password" autoComplete="new-password" />
      <Field {...field('repeatNewPassword')} type="password" autoComplete="new-password" />
    </Form>
  );
}
