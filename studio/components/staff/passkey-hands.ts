'use client';

import { supportsPasskeys } from '@oilway/store/accounts/passkey-support.ts';
import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type DoorAnswer, useDoor } from './door-call.ts';
import { type FactorWord, sayFactor } from './factor-messages.ts';
import { say } from './messages.ts';

/** Whether this browser can do it here: known once the page is alive. */
export function useAble(): boolean {
  const [able, setAble] = useState(false);
  useEffect(() => setAble(supportsPasskeys(window)), []);
  return able;
}

/** What a passkey is taken for: to come in, or to say once more who one is. */
export type PasskeyUse = 'login-passkey' | 'prove-passkey';

/** Has the server take whichever passkey somebody takes. */
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

/** Makes a passkey on this device or another one, and hands it to the server. */
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

/** What `navigator.credentials` throws (WebAuthn, sections 5.1.3 and 5.1.4). */
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
