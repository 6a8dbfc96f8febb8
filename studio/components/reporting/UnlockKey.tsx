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

/** Decrypts the private key in this browser; or accepts the recovery key instead, which has its own button. */
export function UnlockKey({ language, onUnlock, wrapped }: UnlockKeyProps) {
  const [passphrase, setPassphrase] = useState('');
  const [recovery, setRecovery] = useState('');
  const [problem, setProblem] = useState<'wrongPassphrase' | 'wrongRecovery'>();
  const [busy, setBusy] = useState(false);
  const unlock = async (event: React.FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Enter presses the first button.
    const isRecovery = passphrase === '' || (submitter as HTMLButtonElement).value === 'recovery';
    const typed = isRecovery ? recovery.trim().toUpperCase() : '';
    try {
      await onUnlock(typed || (await unwrapIdentity(wrapped, passphrase)));
    } catch {
      setProblem(typed ? 'wrongRecovery' : 'wrongPassphrase');
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
        problem={problem === 'wrongPassphrase' ? translate(problem, language) : undefined}
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
          problem={problem === 'wrongRecovery' ? translate(problem, language) : undefined}
        />
        <Button
          type="submit"
          buttonStyle="secondary"
          disabled={busy || !recovery.trim()}
          extraButtonProps={{ value: 'recovery' }}
        >
          {translate('unlock', language)}
        </Button>
      </details>
    </form>
  );
}
