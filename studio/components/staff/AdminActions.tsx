'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { translate } from './messages.ts';
import { RemoveFactors } from './RemoveFactors.tsx';
import { useAuthRequest } from './use-auth-request.ts';

/** The actions of an administrator: send the invitation or a password reset link, or remove lost factors. */
export function AdminActions({ accountId, state }: { accountId: string; state: string }) {
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  const [message, setMessage] = useState('');
  if (state !== 'invited' && state !== 'active') return null;
  const send = async () => {
    setMessage('');
    const result = await sendAuthRequest(`${accountId}/send-link`, {});
    setMessage(translate(result.ok ? 'linkSent' : 'failed', language));
  };
  return (
    <div className="oilway-auth oilway-auth--account">
      <div className="oilway-buttons">
        <Button buttonStyle="secondary" onClick={() => void send()}>
          {translate(state === 'invited' ? 'inviteAgain' : 'sendReset', language)}
        </Button>
      </div>
      <p role="status">{message}</p>
      {state === 'active' && <RemoveFactors accountId={accountId} />}
    </div>
  );
}
