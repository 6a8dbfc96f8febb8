'use client';

import type { StaffDeviceSession } from '@oilway/store/staff/sessions.ts';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { DateTime } from './DateTime.tsx';
import { translate } from './messages.ts';
import { useAuthRequest } from './use-auth-request.ts';

type ListedSession = StaffDeviceSession & { isThis: boolean };

/** Lists the sessions of the logged-in account, and offers ending them. */
export function OwnSessions() {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  const [sessions, setSessions] = useState<ListedSession[]>([]);
  const [problem, setProblem] = useState('');
  const url = `${config.routes.api}/staff/sessions`;
  const reload = useCallback(async () => {
    const response = await fetch(url, { credentials: 'same-origin' }).catch(() => undefined);
    if (response?.ok) setSessions((await response.json()).sessions);
  }, [url]);
  useEffect(() => void reload(), [reload]);
  const end = async (params: { id?: string }) => {
    const result = await sendAuthRequest('end-sessions', params);
    setProblem(result.ok ? '' : result.message);
    await reload();
  };
  return (
    <section className="oilway-form">
      <h2>{translate('sessions', language)}</h2>
      <ul className="oilway-auth__list oilway-list">
        {sessions.map(({ begun, device, id, isThis, lastSeen }) => (
          <li key={id}>
            <span>
              <strong>{device || translate('unknownDevice', language)}</strong>
              {isThis && ` (${translate('thisSession', language)})`}
              <br />
              {translate('begun', language)} <DateTime at={begun} language={language} />,{' '}
              {translate('lastSeen', language)} <DateTime at={lastSeen} language={language} />
            </span>
            {!isThis && (
              <Button
                buttonStyle="secondary"
                aria-label={`${translate('end', language)}: ${device}`}
                onClick={() => void end({ id })}
              >
                {translate('end', language)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
      {sessions.length > 1 && (
        <Button buttonStyle="secondary" onClick={() => void end({})}>
          {translate('endOthers', language)}
        </Button>
      )}
    </section>
  );
}
