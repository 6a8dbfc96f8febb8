'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { AuthField, getFieldValue, PasswordField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { translateFactorMessage } from './factor-messages.ts';
import { useAuthRequest } from './use-auth-request.ts';
import { useRegisterPasskey } from './use-passkey.ts';

interface NewFactorProps {
  /** Whether the password is required again. */
  asksPassword: boolean;
  onCancel?: () => void;
  /** @param recovery the recovery codes, for the first factor only. */
  onAdded(recovery: string[]): void;
}

const getPassword = (form: HTMLFormElement, name: string) => getFieldValue(form, name) || undefined;

/** Creates a passkey. */
export function NewPasskey({ onAdded, asksPassword, onCancel }: NewFactorProps) {
  const { language } = useTranslation().i18n;
  const registerPasskey = useRegisterPasskey();
  return (
    <AuthForm
      isNested
      button={translateFactorMessage('addPasskey', language)}
      onCancel={onCancel}
      onSubmit={async (form) => {
        const password = getPassword(form, 'passkey-password');
        const result = await registerPasskey(getFieldValue(form, 'passkey-name'), password);
        if (result.ok) onAdded(result.body.recovery);
        return result;
      }}
    >
      <p>{translateFactorMessage('passkeyHint', language)}</p>
      <AuthField
        id="passkey-name"
        type="text"
        optional
        maxLength={40}
        label={translateFactorMessage('passkeyName', language)}
        autoComplete="off"
      />
      {asksPassword && <PasswordField id="passkey-password" />}
    </AuthForm>
  );
}

interface AppSecret {
  secret: string;
  sealed: string;
  qr: { path: string; size: number };
}

/** Sets up an authenticator app: shows the secret, then verifies the first code. */
export function NewAuthenticatorApp({ onAdded, asksPassword, onCancel }: NewFactorProps) {
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  const [appSecret, setAppSecret] = useState<AppSecret>();
  if (!appSecret)
    return (
      <AuthForm
        isNested
        // Keeps React from reusing the field of the next step.
        key="secret"
        button={translateFactorMessage(asksPassword ? 'next' : 'addApp', language)}
        onCancel={onCancel}
        onSubmit={async (form) => {
          const password = getPassword(form, 'app-password');
          const result = await sendAuthRequest<AppSecret>('app-secret', { password });
          if (result.ok) setAppSecret(result.body);
          return result;
        }}
      >
        <p>{translateFactorMessage('appHint', language)}</p>
        {asksPassword && <PasswordField id="app-password" />}
      </AuthForm>
    );
  return (
    <AuthForm
      isNested
      key="code"
      button={translateFactorMessage('confirm', language)}
      onCancel={onCancel}
      onSubmit={async (form) => {
        const proof = { sealed: appSecret.sealed, code: getFieldValue(form, 'app-code') };
        const result = await sendAuthRequest<{ recovery: string[] }>('add-app', proof);
        if (result.ok) onAdded(result.body.recovery);
        return result;
      }}
    >
      <p>{translateFactorMessage('scan', language)}</p>
      <svg
        className="oilway-auth__qr"
        viewBox={`0 0 ${appSecret.qr.size} ${appSecret.qr.size}`}
        role="img"
        aria-label={translateFactorMessage('qrCode', language)}
        shapeRendering="crispEdges"
      >
        <path d={appSecret.qr.path} />
      </svg>
      <p>
        {translateFactorMessage('key', language)}:{' '}
        <code>{appSecret.secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <AuthField
        id="app-code"
        type="text"
        inputMode="numeric"
        label={translateFactorMessage('code', language)}
        autoComplete="one-time-code"
      />
    </AuthForm>
  );
}
