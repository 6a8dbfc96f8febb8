'use client';

import { supportsPasskeys } from '@oilway/store/accounts/passkey-support.ts';
import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type DoorAnswer, useDoor } from './door-call.ts';
import { type FactorWord, sayFactor } from './factor-messages.ts';
import { say } from './messages.ts';

/** Returns whether the browser supports passkeys; known after hydration. */
export function useAble(): boolean {
  const [able, setAble] = useState(false);
  useEffect(() => setAble(supportsPasskeys(window)), []);
  return able;
}

/** The purpose of an assertion: login, or authenticating again. */
export type PasskeyUse = 'login-passkey' | 'prove-passkey';

/** Returns a function that gets an assertion for any passkey of the account and sends it to the server. */
export function useTakePasskey(use: PasskeyUse): () => Promise<DoorAnswer> {
  const ask = useDoor();
  const { language } = useTranslation().i18n;
  return async () => {
    const asked = await ask<{ options: PublicKeyCredentialRequestOptionsJSON }>(
      `${use}-options`,
      {},
    );
    if (!asked.ok) return asked;
    try {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.body.options);
      const credential = await navigator.credentials.get({ publicKey });
      return await ask(use, { credential });
    } catch (error) {
      return { ok: false, told: reasonOf(error, language) };
    }
  };
}

/** Returns a function that creates a passkey and registers it at the server. */
export function useMakePasskey() {
  const ask = useDoor();
  const { language } = useTranslation().i18n;
  return async (
    name: string,
    password: string | undefined,
  ): Promise<DoorAnswer<{ recovery: string[] }>> => {
    const asked = await ask<{ options: PublicKeyCredentialCreationOptionsJSON }>(
      'passkey-options',
      { password },
    );
    if (!asked.ok) return asked;
    try {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.body.options);
      const credential = await navigator.credentials.create({ publicKey });
      return await ask('add-passkey', { name, credential });
    } catch (error) {
      return { ok: false, told: reasonOf(error, language) };
    }
  };
}

/** Returns the message for an error of `navigator.credentials` (WebAuthn, sections 5.1.3 and 5.1.4). */
function reasonOf(error: unknown, language: string): string {
  const names: Record<string, FactorWord> = {
    NotAllowedError: 'cancelled',
    AbortError: 'cancelled',
    InvalidStateError: 'exists',
    SecurityError: 'impossible',
    NotSupportedError: 'impossible',
  };
  const word = error instanceof DOMException ? names[error.name] : undefined;
  return word ? sayFactor(word, language) : say('failed', language);
}
