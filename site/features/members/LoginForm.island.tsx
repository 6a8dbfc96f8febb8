import { Field } from '../../components/Field.tsx';
import { Form } from '../../forms/fields/Form.tsx';
import { useSubmission } from '../../forms/fields/use-submission.ts';
import { goOn } from './browser/go-on.ts';
import { PasskeyLogin } from './browser/PasskeyLogin.tsx';
import { type PortalFormProps, portalForm } from './browser/portal-form.ts';
import { postCall } from './browser/post-call.ts';
import { messages } from './messages.ts';
import { loginFields } from './schema.ts';

const definition = portalForm(loginFields);

/** Who logs in gets the page again, which is then another one (specification section 4). */
export default function LoginForm(props: PortalFormProps) {
  const { culture } = props;
  const submission = useSubmission({
    ...props,
    definition,
    async send(values) {
      const ending = await postCall('/umbraco/api/customerPortal/login', values);
      if (ending.state === 'sent') goOn();
      return ending;
    },
  });
  const { field } = submission;
  return (
    <>
      <Form submission={submission} button={messages[culture].login.button} portal>
        <Field {...field('userName')} type="email" autoComplete="username" />
        <Field {...field('password')} type="password" autoComplete="current-password" />
      </Form>
      <PasskeyLogin culture={culture} />
    </>
  );
}
