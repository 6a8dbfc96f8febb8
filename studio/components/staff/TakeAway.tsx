'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { useDoor } from './door-call.ts';
import { sayFactor } from './factor-messages.ts';

/** An administrator removes the second factors of an account whose owner has lost them. */
export function TakeAway({ person }: { person: string }) {
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState('');
  const take = async () => {
    const answer = await ask(`${person}/without-factors`, {});
    setAsked(false);
    setTold(sayFactor(answer.ok ? 'takenAway' : 'hasNone', language));
  };
  return (
    <div className="oilway-door__form">
      {asked && <p>{sayFactor('takeAwayHint', language)}</p>}
      <div className="oilway-door__buttons">
        <button
          type="button"
          className={asked ? '' : 'oilway-door__quiet'}
          onClick={() => (asked ? void take() : setAsked(true))}
        >
          {sayFactor('takeAway', language)}
        </button>
        {asked && (
          <button type="button" className="oilway-door__quiet" onClick={() => setAsked(false)}>
            {sayFactor('cancel', language)}
          </button>
        )}
      </div>
      <p role="status">{told}</p>
    </div>
  );
}
