'use client';

import { unwrap } from '@oilway/store/reporting/handler-key.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { say } from './messages.ts';
import { TextField } from './TextField.tsx';

interface UnlockProps {
  /** The private key, encrypted with the passphrase. */
  wrapped: string;
  /** @throws for an invalid key. */
  onUnlock: (identity: string) => Promise<void>;
  language: string;
}

/** Decrypts the private key in this browser; or accepts the recovery key instead. */
export function Unlock({ language, onUnlock, wrapped }: UnlockProps) {
  const [passphrase, setPassphrase] = useState('');
  const [recovery, setRecovery] = useState('');
  const [problem, setProblem] = useState(false);
  const [busy, setBusy] = useState(false);
  const unlock = async (event: React.FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const typed = recovery.trim().toUpperCase();
    try {
      await onUnlock(
        typed.startsWith('AGE-SECRET-KEY-1') ? typed : await unwrap(wrapped, passphrase),
      );
    } catch {
      setProblem(true);
      setBusy(false);
    }
  };
  return (
    <form className="oilway-desk__form" onSubmit={(event) => void unlock(event)}>
      <TextField
        id="passphrase"
        label={say('passphrase', language)}
        type="password"
        autoComplete="current-password"
        value={passphrase}
        onChange={setPassphrase}
        problem={problem ? say('wrongPassphrase', language) : undefined}
      />
      <details>
        <summary>{say('withRecovery', language)}</summary>
        <TextField
          id="recovery-key"
          label={say('recovery', language)}
          value={recovery}
          onChange={setRecovery}
        />
      </details>
      <Button margin={false} type="submit" disabled={busy}>
        {say(busy ? 'busy' : 'unlock', language)}
      </Button>
    </form>
  );
}
