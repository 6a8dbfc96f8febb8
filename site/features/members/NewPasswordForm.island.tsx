import { Field } from '../../components/Field.tsx';
import { Form } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { type PortalFormProps, portalForm } from './browser/portal-form.ts';
import { postCall } from './browser/post-call.ts';
import { passwordFields } from './schema.ts';

const definition = portalForm(passwordFields);

interface NewPasswordProps extends PortalFormProps {
  token: string;
  /** What the button says. */
  button: string;
}

/** The first password, or a new one, by the link of a mail. Success goes to the page's own path (section 4). */
export default function NewPasswordForm({ button, token, ...props }: NewPasswordProps) {
  const submission = useSubmission({
    ...props,
    definition,
    async send(values) {
      const ending = await postCall('/updatePassword', { ...values, resetToken: token });
      return ending.state === 'sent'
        ? { state: 'leaving', next: `${location.pathname}?saved` }
        : ending;
    },
  });
  const { field } = submission;
  return (
    <Form submission={submission} button={button} plain={{ hidden: { resetToken: token } }} portal>
      <Field {...field('newPassword')} type="password" autoComplete="new-password" />
      <Field {...field('repeatNewPassword')} type="password" autoComplete="new-password" />
    </Form>
  );
}
