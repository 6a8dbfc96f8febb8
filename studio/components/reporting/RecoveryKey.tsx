'use client';

import { makeKey, type NewKey } from '@oilway/store/reporting/handler-key.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { DeskCalls } from './desk-calls.ts';
import { say } from './messages.ts';

interface RecoveryKeyProps {
  calls: DeskCalls;
  /** The key whose place the new one takes. */
  replaced?: string;
  onChange: () => Promise<void>;
  language: string;
}

/** Makes the recovery key and shows it once. Only its public part leaves the page. */
export function RecoveryKey({ calls, language, onChange, replaced }: RecoveryKeyProps) {
  const [key, setKey] = useState<NewKey>();
  const [kept, setKept] = useState(false);
  const [failed, setFailed] = useState(false);
  const finish = async () => {
    if (!key || !kept) return;
    try {
      await calls.addKey({ kind: 'recovery', recipient: key.recipient }, replaced);
      setKey(undefined);
      await onChange();
    } catch {
      setFailed(true);
    }
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
          <Button buttonStyle="secondary" onClick={download}>
            {say('download', language)}
          </Button>
          <label className="oilway-desk__tick">
            <input type="checkbox" checked={kept} onChange={() => setKept(!kept)} />
            {say('lockedAway', language)}
          </label>
          {failed ? <p role="alert">{say('failed', language)}</p> : null}
          <Button disabled={!kept} onClick={() => void finish()}>
            {say('finish', language)}
          </Button>
        </>
      ) : (
        <Button onClick={() => void makeKey().then(setKey)}>{say('makeRecovery', language)}</Button>
      )}
    </div>
  );
}
