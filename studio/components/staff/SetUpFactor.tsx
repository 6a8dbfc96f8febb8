'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { RestartLogin } from './CodeForm.tsx';
import { translateFactorMessage } from './factor-messages.ts';
import { NewAuthenticatorApp, NewPasskey } from './NewFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useOwnFactors } from './use-own-factors.ts';
import { usePasskeySupport } from './use-passkey.ts';

/** Sets up the first second factor of an account that requires one, before the studio opens. @param redirectTo studio path to open afterwards. */
export function SetUpFactor({ redirectTo }: { redirectTo: string }) {
  const { language } = useTranslation().i18n;
  const isSupported = usePasskeySupport();
  const [factors] = useOwnFactors();
  const [recovery, setRecovery] = useState<string[]>();
  if (recovery)
    return (
      <>
        <h1>{translateFactorMessage('ready', language)}</h1>
        <RecoveryCodes
          codes={recovery}
          button={translateFactorMessage('toStudio', language)}
          onDone={() => location.assign(redirectTo)}
        />
      </>
    );
  if (!factors) return null;
  const { asksPassword } = factors;
  return (
    <>
      <h1>{translateFactorMessage('setUpTitle', language)}</h1>
      <p>{translateFactorMessage('setUpHint', language)}</p>
      {isSupported && (
        <section className="oilway-form">
          <h2>{translateFactorMessage('passkey', language)}</h2>
          <NewPasskey asksPassword={asksPassword} onAdded={setRecovery} />
        </section>
      )}
      <section className="oilway-form">
        <h2>{translateFactorMessage('app', language)}</h2>
        <NewAuthenticatorApp asksPassword={asksPassword} onAdded={setRecovery} />
      </section>
      <RestartLogin />
    </>
  );
}
