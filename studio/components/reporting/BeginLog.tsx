'use client';

import { recoveryFingerprint } from '@oilway/store/reporting/fingerprints.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { Fingerprint } from './Fingerprint.tsx';
import { sayKey } from './key-messages.ts';

interface BeginLogProps {
  /** The recovery key from before the log existed. */
  recovery: string | undefined;
  /** Undefined while the own key is locked. */
  onBegin: ((recovery: string | null) => Promise<unknown>) | undefined;
  language: string;
}

/** Begins the key log. An older recovery key is taken over only if the officer confirms it. */
export function BeginLog({ language, onBegin, recovery }: BeginLogProps) {
  const [kept, setKept] = useState(false);
  return (
    <div className="oilway-desk__form">
      <h3>{sayKey('begin', language)}</h3>
      <p>{sayKey('beginText', language)}</p>
      {onBegin ? (
        <>
          {recovery ? (
            <label className="oilway-desk__tick">
              <input type="checkbox" checked={kept} onChange={() => setKept(!kept)} />
              <span>
                {sayKey('takeRecovery', language)}{' '}
                <Fingerprint value={recoveryFingerprint(recovery)} />
              </span>
            </label>
          ) : null}
          <Button margin={false} onClick={() => void onBegin(kept && recovery ? recovery : null)}>
            {sayKey('begin', language)}
          </Button>
        </>
      ) : (
        <p>{sayKey('unlockFirst', language)}</p>
      )}
    </div>
  );
}
