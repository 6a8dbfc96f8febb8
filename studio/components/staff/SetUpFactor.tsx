'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { useDoor } from './door-call.ts';
import { sayFactor } from './factor-messages.ts';
import { NewApp, NewPasskey } from './NewFactor.tsx';
import { useAble } from './passkey-hands.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useOwnFactors } from './use-own-factors.ts';

/** Sets up the first second factor of an account that requires one, before the studio opens. @param then path of the studio to open afterwards. */
export function SetUpFactor({ then }: { then: string }) {
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const able = useAble();
  const [factors] = useOwnFactors();
  const [recovery, setRecovery] = useState<string[]>();
  if (recovery)
    return (
      <>
        <h1>{sayFactor('ready', language)}</h1>
        <RecoveryCodes
          codes={recovery}
          button={sayFactor('toStudio', language)}
          done={() => location.assign(then)}
        />
      </>
    );
  if (!factors) return null;
  const { asksPassword } = factors;
  const startAgain = async () => {
    await ask('logout', {});
    location.reload();
  };
  return (
    <>
      <h1>{sayFactor('setUpTitle', language)}</h1>
      <p>{sayFactor('setUpHint', language)}</p>
      {able && (
        <section className="oilway-door__part">
          <h2>{sayFactor('passkey', language)}</h2>
          <NewPasskey asksPassword={asksPassword} added={setRecovery} />
        </section>
      )}
      <section className="oilway-door__part">
        <h2>{sayFactor('app', language)}</h2>
        <NewApp asksPassword={asksPassword} added={setRecovery} />
      </section>
      <p>
        <button type="button" className="oilway-door__link" onClick={() => void startAgain()}>
          {sayFactor('startAgain', language)}
        </button>
      </p>
    </>
  );
}
