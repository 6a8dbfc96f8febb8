'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { translateFactorMessage } from './factor-messages.ts';
import { translate } from './messages.ts';
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

/** An administrator removes the second factors of an account whose owner has lost them. */
function RemoveFactors({ accountId }: { accountId: string }) {
  const { i18n, t } = useTranslation();
  const { language } = i18n;
  const sendAuthRequest = useAuthRequest();
  const [isConfirming, setIsConfirming] = useState(false);
  const [message, setMessage] = useState('');
  const removeFactors = async () => {
    const result = await sendAuthRequest(`${accountId}/without-factors`, {});
    setIsConfirming(false);
    setMessage(translateFactorMessage(result.ok ? 'takenAway' : 'hasNone', language));
  };
  return (
    <div className="oilway-form">
      {isConfirming && <p>{translateFactorMessage('takeAwayHint', language)}</p>}
      <div className="oilway-buttons">
        <Button
          buttonStyle="secondary"
          onClick={() => (isConfirming ? void removeFactors() : setIsConfirming(true))}
        >
          {translateFactorMessage('takeAway', language)}
        </Button>
        {isConfirming && (
          <Button buttonStyle="secondary" onClick={() => setIsConfirming(false)}>
            {t('general:cancel')}
          </Button>
        )}
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
