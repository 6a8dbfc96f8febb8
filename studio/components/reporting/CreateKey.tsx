'use client';

import {
  generateKeyPair,
  minPassphraseLength,
  wrapIdentity,
} from '@oilway/store/reporting/officer-key.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { type ReportingMessageKey, translate } from './messages.ts';
import type { ReportingClient } from './reporting-client.ts';
import { TextField } from './TextField.tsx';

interface CreateKeyProps {
  client: ReportingClient;
  onChange: () => Promise<void>;
  language: string;
  /** The key that the new one replaces. */
  replacedId?: string;
}

/** Creates an officer's key, which then awaits its signature. Only the public key and the encrypted private key leave the page. */
export function CreateKey({ client, language, onChange, replacedId }: CreateKeyProps) {
  const [passphrase, setPassphrase] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<ReportingMessageKey>();
  const [busy, setBusy] = useState(false);
  const createKey = async (event: React.FormEvent) => {
    event.preventDefault();
    const validationError: ReportingMessageKey | undefined =
      passphrase.length < minPassphraseLength
        ? 'tooShort'
        : passphrase === confirmation
          ? undefined
          : 'different';
    setProblem(validationError);
    if (validationError || busy) return;
    setBusy(true);
    try {
      const { identity, recipient } = await generateKeyPair();
      const { signing } = signingKeyOf(identity);
      const wrapped = await wrapIdentity(identity, passphrase);
      // The last step: the old key stays valid until here.
      await client.addKey({ recipient, signing, wrapped }, replacedId);
      await onChange();
    } catch {
      setProblem('failed');
    }
    setBusy(false);
  };
  const field = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <form className="oilway-form" onSubmit={(event) => void createKey(event)}>
      <h3>{translate('makeOwn', language)}</h3>
      <p>{translate('makeOwnText', language)}</p>
      <TextField
        id="new-passphrase"
        label={translate('passphrase', language)}
        value={passphrase}
        onChange={setPassphrase}
        problem={problem && translate(problem, language)}
        {...field}
      />
      <TextField
        id="new-passphrase-again"
        label={translate('repeat', language)}
        value={confirmation}
        onChange={setConfirmation}
        {...field}
      />
      <Button type="submit" buttonStyle={replacedId ? 'secondary' : 'primary'} disabled={busy}>
        {translate(busy ? 'busy' : replacedId ? 'replace' : 'make', language)}
      </Button>
    </form>
  );
}
