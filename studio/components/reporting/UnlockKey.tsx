'use client';

import { unwrapIdentity } from '@oilway/store/reporting/officer-key.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { translate } from './messages.ts';
import { TextField } from './TextField.tsx';

interface UnlockKeyProps {
  /** The private key, encrypted with the passphrase. */
  wrapped: string;
  /** @throws for an invalid key. */
  onUnlock: (identity: string) => Promise<void>;
  language: string;
}

/** Decrypts the private key in this browser; or accepts the recovery key instead. */
export function UnlockKey({ language, onUnlock, wrapped }: UnlockKeyProps) {
  const [passphrase, setPassphrase] = useState('');
  const [recovery, setRecovery] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const unlock = async (event: React.FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const typed = recovery.trim().toUpperCase();
    try {
      await onUnlock(
        typed.startsWith('AGE-SECRET-KEY-1') ? typed : await unwrapIdentity(wrapped, passphrase),
      );
    } catch {
      setHasFailed(true);
      setBusy(false);
    }
  };
  return (
    <form className="oilway-form" onSubmit={(event) => void unlock(event)}>
      <TextField
        id="passphrase"
        label={translate('passphrase', language)}
        type="password"
        autoComplete="current-password"
        value={passphrase}
        onChange={setPassphrase}
        problem={hasFailed ? translate('wrongPassphrase', language) : undefined}
      />
      <Button type="submit" disabled={busy}>
        {translate(busy ? 'busy' : 'unlock', language)}
      </Button>
      <details>
        <summary>{translate('withRecovery', language)}</summary>
        <TextField
          id="recovery-key"
          label={translate('recovery', language)}
          value={recovery}
          onChange={setRecovery}
        />
      </details>
    </form>
  );
}
