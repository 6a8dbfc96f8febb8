import { Field } from '../../components/Field.tsx';
import { Form } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { PasskeyLogin } from './browser/PasskeyLogin.tsx';
import { definePortalForm, type PortalFormProps } from './browser/portal-form.ts';
import { redirectAfterLogin } from './browser/redirect-after-login.ts';
import { submitToApi } from './browser/submit-to-api.ts';
import { messages } from './messages.ts';
import { loginFields } from './schema.ts';

const definition = definePortalForm(loginFields);

/** Login form. On success it reloads the page, which then shows the portal (specification section 4). */
export default function LoginForm(props: PortalFormProps) {
  const { locale } = props;
  const submission = useSubmission({
    ...props,
    definition,
    async send(values) {
      const result = await submitToApi('/umbraco/api/customerPortal/login', values);
      if (result.state === 'sent') redirectAfterLogin();
      return result;
    },
  });
  const { field } = submission;
  return (
    <>
      <Form submission={submission} button={messages[locale].login.button} portal wideButton>
        <Field {...field('userName')} type="email" autoComplete="username" />
        <Field {...field('password')} type="password" autoComplete="current-password" />
      </Form>
      <PasskeyLogin locale={locale} />
    </>
  );
}
