'use client';

import { recoveryFingerprint } from '@oilway/store/reporting/fingerprints.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { Fingerprint } from './Fingerprint.tsx';
import { translateKeyMessage } from './key-messages.ts';

interface StartKeyLogProps {
  /** The recovery key from before the log existed. */
  recovery: string | undefined;
  /** Undefined while the own key is locked. */
  onStart: ((recovery: string | null) => Promise<unknown>) | undefined;
  language: string;
}

/** Begins the key log. An older recovery key is taken over only if the officer confirms it. */
export function StartKeyLog({ language, onStart, recovery }: StartKeyLogProps) {
  const [keepsRecovery, setKeepsRecovery] = useState(false);
  return (
    <div className="oilway-form">
      <h3>{translateKeyMessage('begin', language)}</h3>
      <p>{translateKeyMessage('beginText', language)}</p>
      {onStart ? (
        <>
          {recovery ? (
            <label>
              <input
                type="checkbox"
                checked={keepsRecovery}
                onChange={() => setKeepsRecovery(!keepsRecovery)}
              />
              <span>
                {translateKeyMessage('takeRecovery', language)}{' '}
                <Fingerprint value={recoveryFingerprint(recovery)} />
              </span>
            </label>
          ) : null}
          <Button onClick={() => void onStart(keepsRecovery && recovery ? recovery : null)}>
            {translateKeyMessage('begin', language)}
          </Button>
        </>
      ) : (
        <p>{translateKeyMessage('unlockFirst', language)}</p>
      )}
    </div>
  );
}
