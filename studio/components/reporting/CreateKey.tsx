'use client';

import {
  generateKeyPair,
  minPassphraseLength,
  wrapIdentity,
} from '@oilway/store/reporting/officer-key.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { AuthField, getFieldValue } from '../staff/AuthField.tsx';
import { AuthForm } from '../staff/AuthForm.tsx';
import type { AuthResult } from '../staff/use-auth-request.ts';
import { type ReportingMessageKey, translate } from './messages.ts';
import type { PublicKeys } from './Recipients.tsx';
import type { ReportingClient } from './reporting-client.ts';

interface CreateKeyProps {
  client: ReportingClient;
  onCreated: (identity: string, keys: PublicKeys) => Promise<void>;
  language: string;
  /** The key that the new one replaces. */
  replacedId?: string;
}

/** Creates an officer's key, which then awaits its signature. Only the public key and the encrypted private key leave the page. */
export function CreateKey({ client, language, onCreated, replacedId }: CreateKeyProps) {
  const refuse = (problem: ReportingMessageKey): AuthResult => ({
    ok: false,
    message: translate(problem, language),
  });
  const createKey = async (form: HTMLFormElement): Promise<AuthResult> => {
    const passphrase = getFieldValue(form, 'new-passphrase');
    if (passphrase.length < minPassphraseLength) return refuse('tooShort');
    if (passphrase !== getFieldValue(form, 'new-passphrase-again')) return refuse('different');
    try {
      const { identity, recipient } = await generateKeyPair();
      const { signing } = signingKeyOf(identity);
      const wrapped = await wrapIdentity(identity, passphrase);
      // The last step: the old key stays valid until here.
      await client.addKey({ recipient, signing, wrapped }, replacedId);
      await onCreated(identity, { recipient, signing });
      return { ok: true, body: undefined };
    } catch {
      return refuse('failed');
    }
  };
  return (
    <AuthForm
      button={translate(replacedId ? 'replace' : 'make', language)}
      busyButton={translate('busy', language)}
      buttonStyle={replacedId ? 'secondary' : 'primary'}
      onSubmit={createKey}
    >
      <h3>{translate('makeOwn', language)}</h3>
      <p>{translate('makeOwnText', language)}</p>
      <AuthField
        id="new-passphrase"
        label={translate('passphrase', language)}
        autoComplete="new-password"
      />
      <AuthField
        id="new-passphrase-again"
        label={translate('repeat', language)}
        autoComplete="new-password"
      />
    </AuthForm>
  );
}
