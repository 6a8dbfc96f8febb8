'use client';

import { useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { AuthField, getFieldValue, PasswordField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { translate } from './messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useAuthRequest } from './use-auth-request.ts';

/** @param redirectTo path of the studio to open after the login. */
export function LoginForm({ redirectTo }: { redirectTo: string }) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  const { user } = useAuth();
  // The session cookie is `SameSite=Strict`: a request from a link in a mail lacks it, one from this page has it.
  useEffect(() => {
    if (user) location.replace(redirectTo);
  }, [user, redirectTo]);
  return (
    <>
      <h1>{translate('logIn', language)}</h1>
      <AuthForm
        button={translate('logIn', language)}
        onSubmit={async (form) => {
          const [email, password] = [getFieldValue(form, 'email'), getFieldValue(form, 'password')];
          const result = await sendAuthRequest<{ next: string }>('login', { email, password });
          // Reloads the page, because it was rendered without a session. The server selects the next step.
          if (result.ok && result.body.next === 'in') location.assign(redirectTo);
          else if (result.ok) location.reload();
          return result;
        }}
      >
        <AuthField
          id="email"
          type="email"
          label={translate('email', language)}
          autoComplete="username"
        />
        <PasswordField id="password" />
      </AuthForm>
      <PasskeyButton purpose="login-passkey" onDone={() => location.assign(redirectTo)} />
      <p>
        <a href={`${config.routes.admin}/forgot`}>{translate('forgot', language)}</a>
      </p>
    </>
  );
}
