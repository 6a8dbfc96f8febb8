'use client';

import { formatTimestamp } from '@oilway/content/system-status/observation-text.ts';
import type { DeviceSession } from '@oilway/store/accounts/device-session.ts';
import { Button, useConfig, usePayloadAPI, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { translate } from './messages.ts';
import { useAuthRequest } from './use-auth-request.ts';

type ListedSession = DeviceSession & { isThis: boolean };

/** Lists the sessions of the logged-in account, and offers ending them. */
export function OwnSessions() {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  const [problem, setProblem] = useState('');
  const [{ data }, { setParams }] = usePayloadAPI(
    `${config.serverURL}${config.routes.api}/staff/sessions`,
  );
  const sessions: ListedSession[] = data.sessions ?? [];
  const end = async (params: { id?: string }) => {
    const result = await sendAuthRequest('end-sessions', params);
    setProblem(result.ok ? '' : result.message);
    // A new parameter, as the same ones are not requested again.
    setParams({ at: Date.now() });
  };
  return (
    <section className="oilway-form">
      <h2>{translate('sessions', language)}</h2>
      <ul className="oilway-list oilway-rows">
        {sessions.map(({ begun, device, id, isThis, lastSeen }) => (
          <li key={id}>
            <span>
              <strong>{device || translate('unknownDevice', language)}</strong>
              {isThis && ` (${translate('thisSession', language)})`}
              <br />
              {translate('begun', language)} {formatTimestamp(begun, language)},{' '}
              {translate('lastSeen', language)} {formatTimestamp(lastSeen, language)}
            </span>
            {!isThis && (
              <Button
                buttonStyle="secondary"
                aria-label={`${translate('end', language)}: ${device || translate('unknownDevice', language)}`}
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
