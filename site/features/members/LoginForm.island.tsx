import { CallForm } from '../../forms/fields/CallForm.tsx';
import { postCall } from '../../forms/fields/use-call.ts';
import { Field } from '../../ui/Field.tsx';
import { goOn } from './browser/go-on.ts';
import { PasskeyLogin } from './browser/PasskeyLogin.tsx';
import { type PortalFormProps, usePortalForm } from './browser/use-portal-form.ts';
import { messages } from './messages.ts';
import { type LoginFields, loginFields } from './schema.ts';

/** Who logs in gets the page again, which is then another one (specification section 4). */
export default function LoginForm({ culture, id, ...state }: PortalFormProps) {
  const text = messages[culture];
  const call = usePortalForm<LoginFields>(
    { culture, id, ...state },
    {
      schema: loginFields,
      defaults: { userName: '', password: '' },
      async send(values) {
        const failure = await postCall('/umbraco/api/customerPortal/login', values);
        if (failure === undefined) goOn();
        return failure;
      },
    },
  );
  const { field } = call;
  return (
    <>
      <CallForm call={call} button={text.login.button}>
        <Field {...field('userName')} type="email" autoComplete="username" required />
        <Field {...field('password')} type="password" autoComplete="current-password" required />
      </CallForm>
      <PasskeyLogin culture={culture} />
    </>
  );
}
