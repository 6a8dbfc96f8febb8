'use client';

import { supportsPasskeys } from '@oilway/store/accounts/passkey-support.ts';
import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type FactorMessageKey, translateFactorMessage } from './factor-messages.ts';
import { translate } from './messages.ts';
import { type AuthResult, useAuthRequest } from './use-auth-request.ts';

/** Returns whether the browser supports passkeys; known after hydration. */
export function usePasskeySupport(): boolean {
  const [isSupported, setIsSupported] = useState(false);
  useEffect(() => setIsSupported(supportsPasskeys(window)), []);
  return isSupported;
}

/** The purpose of an assertion: login, or authenticating again. */
export type PasskeyPurpose = 'login-passkey' | 'prove-passkey';

/** Returns a function that gets an assertion for any passkey of the account and sends it to the server. */
export function usePasskeyAssertion(purpose: PasskeyPurpose): () => Promise<AuthResult> {
  const sendAuthRequest = useAuthRequest();
  const { language } = useTranslation().i18n;
  return async () => {
    const optionsResult = await sendAuthRequest<{ options: PublicKeyCredentialRequestOptionsJSON }>(
      `${purpose}-options`,
      {},
    );
    if (!optionsResult.ok) return optionsResult;
    try {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(optionsResult.body.options);
      const credential = await navigator.credentials.get({ publicKey });
      return await sendAuthRequest(purpose, { credential });
    } catch (error) {
      return { ok: false, message: getErrorMessage(error, language) };
    }
  };
}

/** Returns a function that creates a passkey and registers it at the server. */
export function useRegisterPasskey() {
  const sendAuthRequest = useAuthRequest();
  const { language } = useTranslation().i18n;
  return async (
    name: string,
    password: string | undefined,
  ): Promise<AuthResult<{ recovery: string[] }>> => {
    const optionsResult = await sendAuthRequest<{
      options: PublicKeyCredentialCreationOptionsJSON;
    }>('passkey-options', { password });
    if (!optionsResult.ok) return optionsResult;
    try {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
        optionsResult.body.options,
      );
      const credential = await navigator.credentials.create({ publicKey });
      return await sendAuthRequest('add-passkey', { name, credential });
    } catch (error) {
      return { ok: false, message: getErrorMessage(error, language) };
    }
  };
}

/** Returns the message for an error of `navigator.credentials` (WebAuthn, sections 5.1.3 and 5.1.4). */
function getErrorMessage(error: unknown, language: string): string {
  const messageKeys: Record<string, FactorMessageKey> = {
    NotAllowedError: 'cancelled',
    AbortError: 'cancelled',
    InvalidStateError: 'exists',
    SecurityError: 'impossible',
    NotSupportedError: 'impossible',
  };
  const key = error instanceof DOMException ? messageKeys[error.name] : undefined;
  return key ? translateFactorMessage(key, language) : translate('failed', language);
}
