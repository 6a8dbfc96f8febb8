import { CallForm } from '../../forms/fields/CallForm.tsx';
import { formWords } from '../../forms/fields/form-words.ts';
import { postCall, useCall } from '../../forms/fields/use-call.ts';
import { Field } from '../../ui/Field.tsx';
import { fieldsOf, type PortalFormProps } from './browser/fields.ts';
import { goOn } from './browser/go-on.ts';
import { PasskeyLogin } from './browser/PasskeyLogin.tsx';
import { messages } from './messages.ts';
import { type LoginFields, loginFields } from './schema.ts';

/** Who logs in gets the page again, which is then another one (specification section 4). */
export default function LoginForm({ culture, id, ...state }: PortalFormProps) {
  const text = messages[culture];
  const call = useCall<LoginFields>({
    id,
    schema: loginFields,
    defaults: { userName: '', password: '', ...state.values },
    problems: state.problems,
    failure: state.failure,
    unreachable: formWords[culture].failedText,
    async send(values) {
      const failure = await postCall('/umbraco/api/customerPortal/login', values);
      if (failure === undefined) goOn();
      return failure;
    },
  });
  const field = fieldsOf(id, culture, call, state.values);
  return (
    <>
      <CallForm
        id={id}
        culture={culture}
        call={call}
        labels={text.labels}
        codes={text.codes}
        button={text.login.button}
        failed={formWords[culture].failed}
      >
        <Field {...field('userName')} type="email" autoComplete="username" required />
        <Field {...field('password')} type="password" autoComplete="current-password" required />
      </CallForm>
      <PasskeyLogin culture={culture} />
    </>
  );
}
