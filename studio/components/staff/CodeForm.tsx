'use client';

import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { AuthField, getFieldValue } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { translateFactorMessage } from './factor-messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useAuthRequest } from './use-auth-request.ts';

interface SecondFactorProps {
  /** Path of the studio to open after the login. */
  redirectTo: string;
}

/** The second factor of an account with an authenticator app, and possibly passkeys. */
export function CodeForm({ redirectTo }: SecondFactorProps) {
  return (
    <SecondFactorStep hint="codeHint">
      <CodeField label="code" redirectTo={redirectTo} />
      <PasskeyButton purpose="login-passkey" onDone={() => location.assign(redirectTo)} />
    </SecondFactorStep>
  );
}

/** The second factor of an account with passkeys only; a recovery code is the alternative. */
export function PasskeyForm({ redirectTo }: SecondFactorProps) {
  return (
    <SecondFactorStep hint="passkeyStep">
      <PasskeyButton purpose="login-passkey" onDone={() => location.assign(redirectTo)} />
      <CodeField label="recoveryCode" redirectTo={redirectTo} />
    </SecondFactorStep>
  );
}

function SecondFactorStep({
  children,
  hint,
}: {
  children: ReactNode;
  hint: 'codeHint' | 'passkeyStep';
}) {
  const { language } = useTranslation().i18n;
  return (
    <>
      <h1>{translateFactorMessage('secondStep', language)}</h1>
      <p id="code-hint">{translateFactorMessage(hint, language)}</p>
      {children}
      <RestartLogin />
    </>
  );
}

/** The way out of a step after the password. */
export function RestartLogin() {
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  const restart = async () => {
    await sendAuthRequest('logout', {});
    location.reload();
  };
  return (
    <button type="button" className="oilway-link-button" onClick={() => void restart()}>
      {translateFactorMessage('startAgain', language)}
    </button>
  );
}

function CodeField({ label, redirectTo }: SecondFactorProps & { label: 'code' | 'recoveryCode' }) {
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  return (
    <AuthForm
      button={translateFactorMessage('logIn', language)}
      onSubmit={async (form) => {
        const result = await sendAuthRequest('login-code', { code: getFieldValue(form, 'code') });
        if (result.ok) location.assign(redirectTo);
        return result;
      }}
    >
      <AuthField
        id="code"
        type="text"
        label={translateFactorMessage(label, language)}
        autoComplete="one-time-code"
        describedBy="code-hint"
      />
    </AuthForm>
  );
}
