'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { translateFactorMessage } from './factor-messages.ts';
import { type PasskeyPurpose, usePasskeyAssertion, usePasskeySupport } from './use-passkey.ts';

interface PasskeyButtonProps {
  purpose: PasskeyPurpose;
  /** Called after the server has accepted the passkey. */
  onDone(): void;
}

/** Authenticates with a passkey instead of the password. */
export function PasskeyButton({ onDone, purpose }: PasskeyButtonProps) {
  const { language } = useTranslation().i18n;
  const isSupported = usePasskeySupport();
  const authenticate = usePasskeyAssertion(purpose);
  const [state, setState] = useState({ busy: false, message: '' });
  if (!isSupported) return null;
  const handleClick = async () => {
    setState({ busy: true, message: '' });
    const result = await authenticate();
    if (result.ok) onDone();
    else setState({ busy: false, message: result.message });
  };
  return (
    <div className="oilway-form">
      <p role="alert">{state.message}</p>
      <Button
        buttonStyle="secondary"
        size="large"
        disabled={state.busy}
        onClick={() => void handleClick()}
      >
        {translateFactorMessage(purpose, language)}
      </Button>
    </div>
  );
}
