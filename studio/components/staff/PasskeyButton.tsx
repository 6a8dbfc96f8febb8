'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { sayFactor } from './factor-messages.ts';
import { useAble, useTakePasskey } from './passkey-hands.ts';

/** Logs in by passkey alone. @param then where to go on, a path of the studio. */
export function PasskeyButton({ then }: { then: string }) {
  const { language } = useTranslation().i18n;
  const able = useAble();
  const take = useTakePasskey();
  const [state, setState] = useState({ busy: false, told: '' });
  if (!able) return null;
  const press = async () => {
    setState({ busy: true, told: '' });
    const answer = await take();
    if (answer.ok) location.assign(then);
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
        {sayFactor('withPasskey', language)}
      </button>
    </div>
  );
}
