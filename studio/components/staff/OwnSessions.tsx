'use client';

import type { StaffSession } from '@oilway/store/staff/sessions.ts';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { useDoor } from './door-call.ts';
import { Moment } from './Moment.tsx';
import { say } from './messages.ts';

type ListedSession = StaffSession & { isThis: boolean };

/** Lists the sessions of the logged-in account, and offers ending them. */
export function OwnSessions() {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const [found, setFound] = useState<ListedSession[]>([]);
  const [problem, setProblem] = useState('');
  const address = `${config.routes.api}/staff/sessions`;
  const look = useCallback(async () => {
    const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => undefined);
    if (answer?.ok) setFound((await answer.json()).sessions);
  }, [address]);
  useEffect(() => void look(), [look]);
  const end = async (which: { id?: string }) => {
    const answer = await ask('end-sessions', which);
    setProblem(answer.ok ? '' : answer.told);
    await look();
  };
  return (
    <section className="oilway-door__part">
      <h2>{say('sessions', language)}</h2>
      <ul className="oilway-door__rows">
        {found.map(({ begun, device, id, isThis, lastSeen }) => (
          <li key={id}>
            <span>
              <strong>{device || say('unknownDevice', language)}</strong>
              {isThis && ` (${say('thisSession', language)})`}
              <br />
              {say('begun', language)} <Moment at={begun} language={language} />,{' '}
              {say('lastSeen', language)} <Moment at={lastSeen} language={language} />
            </span>
            {!isThis && (
              <button
                type="button"
                aria-label={`${say('end', language)}: ${device}`}
                onClick={() => void end({ id })}
              >
                {say('end', language)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="oilway-door__problem" role="alert">
        {problem}
      </p>
      {found.length > 1 && (
        <button type="button" className="oilway-door__quiet" onClick={() => void end({})}>
          {say('endOthers', language)}
        </button>
      )}
    </section>
  );
}
