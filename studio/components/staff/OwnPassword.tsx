'use client';

import { useTranslation } from '@payloadcms/ui';
import { AuthField, getFieldValue } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { translate } from './messages.ts';
import { useAuthRequest } from './use-auth-request.ts';

export function OwnPassword() {
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  return (
    <section className="oilway-form">
      <h2>{translate('changePassword', language)}</h2>
      <AuthForm
        isNested
        button={translate('changePassword', language)}
        successMessage={translate('changed', language)}
        onSubmit={async (form) => {
          const password = getFieldValue(form, 'new-password');
          if (password !== getFieldValue(form, 'repeat'))
            return { ok: false, message: translate('unequal', language) };
          return sendAuthRequest('change-password', {
            old: getFieldValue(form, 'old-password'),
            password,
          });
        }}
      >
        <AuthField
          id="old-password"
          label={translate('oldPassword', language)}
          autoComplete="current-password"
        />
        <p id="password-hint">{translate('passwordHint', language)}</p>
        <AuthField
          id="new-password"
          label={translate('newPassword', language)}
          autoComplete="new-password"
          describedBy="password-hint"
        />
        <AuthField id="repeat" label={translate('repeat', language)} autoComplete="new-password" />
      </AuthForm>
    </section>
  );
}
