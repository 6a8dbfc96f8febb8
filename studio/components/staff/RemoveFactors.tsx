'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { translateFactorMessage } from './factor-messages.ts';
import { useAuthRequest } from './use-auth-request.ts';

/** An administrator removes the second factors of an account whose owner has lost them. */
export function RemoveFactors({ accountId }: { accountId: string }) {
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
