import { Field } from '../../components/Field.tsx';
import { Form } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { definePortalForm, type PortalFormProps } from './browser/portal-form.ts';
import { submitToApi } from './browser/submit-to-api.ts';
import { passwordFields } from './schema.ts';

const definition = definePortalForm(passwordFields);

interface NewPasswordProps extends PortalFormProps {
  token: string;
  button: string;
}

/** Form that sets the first or a new password with the token of a mailed link. Success redirects to the page's own path (section 4). */
export default function NewPasswordForm({ button, token, ...props }: NewPasswordProps) {
  const submission = useSubmission({
    ...props,
    definition,
    async send(values) {
      const result = await submitToApi('/updatePassword', { ...values, resetToken: token });
      return result.state === 'sent'
        ? { state: 'leaving', next: `${location.pathname}?saved` }
        : result;
    },
  });
  const { field } = submission;
  return (
    <Form submission={submission} button={button} noJs={{ hidden: { resetToken: token } }} portal>
      <Field {...field('newPassword')} type="password" autoComplete="new-password" />
      <Field {...field('repeatNewPassword')} type="password" autoComplete="new-password" />
    </Form>
  );
}
