'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { sayFactor } from './factor-messages.ts';
import { type PasskeyUse, useAble, useTakePasskey } from './passkey-hands.ts';

interface PasskeyButtonProps {
  use: PasskeyUse;
  /** Called after the server has accepted the passkey. */
  onDone(): void;
}

/** Authenticates with a passkey instead of the password. */
export function PasskeyButton({ onDone, use }: PasskeyButtonProps) {
  const { language } = useTranslation().i18n;
  const able = useAble();
  const take = useTakePasskey(use);
  const [state, setState] = useState({ busy: false, told: '' });
  if (!able) return null;
  const press = async () => {
    setState({ busy: true, told: '' });
    const answer = await take();
    if (answer.ok) onDone();
    else setState({ busy: false, told: answer.told });
  };
  return (
    <div className="oilway-door__form">
      <p className="oilway-door__problem" role="alert">
        {state.told}
      </p>
      <button
        type="button"
        className="oilway-door__quiet"
        disabled={state.busy}
        onClick={() => void press()}
      >
        {sayFactor(use, language)}
      </button>
    </div>
  );
}
