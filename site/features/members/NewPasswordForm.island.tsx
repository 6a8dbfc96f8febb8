import { CallForm } from '../../forms/fields/CallForm.tsx';
import { formWords } from '../../forms/fields/form-words.ts';
import { postCall, useCall } from '../../forms/fields/use-call.ts';
import { Field } from '../../ui/Field.tsx';
import { fieldsOf, type PortalFormProps } from './browser/fields.ts';
import { messages } from './messages.ts';
import { type PasswordFields, passwordFields } from './schema.ts';

interface NewPasswordProps extends PortalFormProps {
  token: string;
  /** What the button says. */
  button: string;
}

/** The first password, or a new one, by the link of a mail. Success goes to the page's own path (section 4). */
export default function NewPasswordForm({
  button,
  culture,
  id,
  token,
  ...state
}: NewPasswordProps) {
  const text = messages[culture];
  const call = useCall<PasswordFields>({
    id,
    schema: passwordFields,
    defaults: { newPassword: '', repeatNewPassword: '' },
    problems: state.problems,
    failure: state.failure,
    unreachable: formWords[culture].failedText,
    async send(values) {
      const failure = await postCall('/updatePassword', { ...values, resetToken: token });
      if (failure === undefined) location.assign(`${location.pathname}?saved`);
      return failure;
    },
  });
  const field = fieldsOf(id, culture, call);
  return (
    <CallForm
      id={id}
      culture={culture}
      call={call}
      labels={text.labels}
      codes={text.codes}
      button={button}
      failed={formWords[culture].failed}
      hidden={{ resetToken: token }}
    >
      <Field
        {...field('newPassword')}
        type="password"
        autoComplete="new-password"
        hint={text.passwordHint}
        required
      />
      <Field {...field('repeatNewPassword')} type="password" autoComplete="new-password" required />
    </CallForm>
  );
}
