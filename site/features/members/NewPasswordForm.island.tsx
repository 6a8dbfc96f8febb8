import { CallForm } from '../../forms/fields/CallForm.tsx';
import { postCall } from '../../forms/fields/use-call.ts';
import { Field } from '../../ui/Field.tsx';
import { type PortalFormProps, usePortalForm } from './browser/use-portal-form.ts';
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
  const call = usePortalForm<PasswordFields>(
    { culture, id, ...state },
    {
      schema: passwordFields,
      defaults: { newPassword: '', repeatNewPassword: '' },
      async send(values) {
        const failure = await postCall('/updatePassword', { ...values, resetToken: token });
        if (failure === undefined) location.assign(`${location.pathname}?saved`);
        return failure;
      },
    },
  );
  const { field } = call;
  return (
    <CallForm call={call} button={button} hidden={{ resetToken: token }}>
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
