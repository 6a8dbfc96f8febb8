'use client';

import { makeKey, type NewKey } from '@oilway/store/reporting/handler-key.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { sayKey } from './key-messages.ts';
import { say } from './messages.ts';

interface RecoveryKeyProps {
  /** Signs the public key. @returns whether the log contains it. Undefined when signing is not possible. */
  onMade: ((recipient: string) => Promise<boolean>) | undefined;
  language: string;
}

/** Creates the recovery key and shows it once. Only the public key leaves the page. */
export function RecoveryKey({ language, onMade }: RecoveryKeyProps) {
  const [key, setKey] = useState<NewKey>();
  const [kept, setKept] = useState(false);
  const finish = async () => {
    if (!key || !kept || !onMade) return;
    // A key that was not logged is kept for another attempt.
    if (!(await onMade(key.recipient))) return;
    setKey(undefined);
    setKept(false);
  };
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${key?.identity}\n`], { type: 'text/plain' }));
    link.download = 'oilway-recovery-key.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className="oilway-desk__form">
      <h3>{say('makeRecovery', language)}</h3>
      <p>{say(key ? 'recoveryShown' : 'makeRecoveryText', language)}</p>
      {key ? (
        <>
          <output className="oilway-desk__secret">{key.identity}</output>
          <Button margin={false} buttonStyle="secondary" onClick={download}>
            {say('download', language)}
          </Button>
          <label className="oilway-desk__tick">
            <input type="checkbox" checked={kept} onChange={() => setKept(!kept)} />
            {say('lockedAway', language)}
          </label>
          <Button margin={false} disabled={!kept} onClick={() => void finish()}>
            {say('finish', language)}
          </Button>
        </>
      ) : onMade ? (
        <Button margin={false} onClick={() => void makeKey().then(setKey)}>
          {say('makeRecovery', language)}
        </Button>
      ) : (
        <p>{sayKey('unlockFirst', language)}</p>
      )}
    </div>
  );
}
