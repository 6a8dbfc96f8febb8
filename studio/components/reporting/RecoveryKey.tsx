'use client';

import { dayOf } from '@oilway/store/reporting/deadlines.ts';
import { generateKeyPair, type KeyPair } from '@oilway/store/reporting/officer-key.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { CopyButton } from './CopyButton.tsx';
import { translateKeyMessage } from './key-messages.ts';
import { translate } from './messages.ts';

interface RecoveryKeyProps {
  /** Signs the public key. @returns whether the log contains it. Undefined when signing is not possible. */
  onCreated: ((recipient: string) => Promise<boolean>) | undefined;
  language: string;
}

/** Creates the recovery key and shows it once. Only the public key leaves the page. */
export function RecoveryKey({ language, onCreated }: RecoveryKeyProps) {
  const [key, setKey] = useState<KeyPair>();
  const [isStored, setIsStored] = useState(false);
  const finish = async () => {
    if (!key || !isStored || !onCreated) return;
    // A key that was not logged is kept for another attempt.
    if (!(await onCreated(key.recipient))) return;
    setKey(undefined);
    setIsStored(false);
  };
  const name = `Oilway ${translate('recovery', language)}`;
  // The first line is a comment, to age.
  const file = `# ${name}, ${dayOf(Date.now())}\n${key?.identity}\n`;
  const download = () => saveFile(file, `${name}.txt`);
  return (
    <div className="oilway-form">
      <h3>{translate('makeRecovery', language)}</h3>
      <p>{translate(key ? 'recoveryShown' : 'makeRecoveryText', language)}</p>
      {key ? (
        <>
          <output className="oilway-reporting__secret oilway-print">{key.identity}</output>
          <div className="oilway-buttons">
            {Object.entries({ download, print: () => window.print() }).map(([label, keep]) => (
              <Button key={label} buttonStyle="secondary" onClick={keep}>
                {translate(label as 'download' | 'print', language)}
              </Button>
            ))}
            <CopyButton value={key.identity} />
          </div>
          <label>
            <input type="checkbox" checked={isStored} onChange={() => setIsStored(!isStored)} />
            {translate('lockedAway', language)}
          </label>
          <Button disabled={!isStored} onClick={() => void finish()}>
            {translate('finish', language)}
          </Button>
        </>
      ) : onCreated ? (
        <Button onClick={() => void generateKeyPair().then(setKey)}>
          {translate('makeRecovery', language)}
        </Button>
      ) : (
        <p>{translateKeyMessage('unlockFirst', language)}</p>
      )}
    </div>
  );
}
