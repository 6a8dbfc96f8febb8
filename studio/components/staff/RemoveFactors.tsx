'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { translateFactorMessage } from './factor-messages.ts';
import { useAuthRequest } from './use-auth-request.ts';

/** An administrator removes the second factors of an account whose owner has lost them. */
export function RemoveFactors({ accountId }: { accountId: string }) {
  const { language } = useTranslation().i18n;
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
        <button
          type="button"
          onClick={() => (isConfirming ? void removeFactors() : setIsConfirming(true))}
        >
          {translateFactorMessage('takeAway', language)}
        </button>
        {isConfirming && (
          <button type="button" onClick={() => setIsConfirming(false)}>
            {translateFactorMessage('cancel', language)}
          </button>
        )}
      </div>
      <p role="status">{message}</p>
    </div>
  );
}
