'use client';

import { makeKey, shortestPassphrase, wrap } from '@oilway/store/reporting/handler-key.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { DeskCalls } from './desk-calls.ts';
import { type DeskWord, say } from './messages.ts';
import { TextField } from './TextField.tsx';

interface OwnKeyProps {
  calls: DeskCalls;
  onChange: () => Promise<void>;
  language: string;
  /** The key that the new one replaces. */
  replaced?: string;
}

/** Creates an officer's key, which then awaits its signature. Only the public key and the encrypted private key leave the page. */
export function OwnKey({ calls, language, onChange, replaced }: OwnKeyProps) {
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<DeskWord>();
  const [busy, setBusy] = useState(false);
  const make = async (event: React.FormEvent) => {
    event.preventDefault();
    const wrong: DeskWord | undefined =
      passphrase.length < shortestPassphrase
        ? 'tooShort'
        : passphrase === repeated
          ? undefined
          : 'different';
    setProblem(wrong);
    if (wrong || busy) return;
    setBusy(true);
    try {
      const { identity, recipient } = await makeKey();
      const { signing } = signingKeyOf(identity);
      const wrapped = await wrap(identity, passphrase);
      // The last step: the old key stays valid until here.
      await calls.addKey({ recipient, signing, wrapped }, replaced);
      await onChange();
    } catch {
      setProblem('failed');
    }
    setBusy(false);
  };
  const field = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <form className="oilway-desk__form" onSubmit={(event) => void make(event)}>
      <h3>{say('makeOwn', language)}</h3>
      <p>{say('makeOwnText', language)}</p>
      <TextField
        id="new-passphrase"
        label={say('passphrase', language)}
        value={passphrase}
        onChange={setPassphrase}
        problem={problem && say(problem, language)}
        {...field}
      />
      <TextField
        id="new-passphrase-again"
        label={say('repeat', language)}
        value={repeated}
        onChange={setRepeated}
        {...field}
      />
      <Button margin={false} type="submit" disabled={busy}>
        {say(busy ? 'busy' : replaced ? 'replace' : 'make', language)}
      </Button>
    </form>
  );
}
