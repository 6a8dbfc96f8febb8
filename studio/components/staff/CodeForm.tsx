'use client';

import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { DoorField, entered } from './DoorField.tsx';
import { DoorForm } from './DoorForm.tsx';
import { useDoor } from './door-call.ts';
import { sayFactor } from './factor-messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

interface StepProps {
  /** Path of the studio to open after the login. */
  then: string;
}

/** The second factor of an account with an authenticator app, and possibly passkeys. */
export function CodeForm({ then }: StepProps) {
  return (
    <Step hint="codeHint">
      <CodeField label="code" then={then} />
      <PasskeyButton use="login-passkey" onDone={() => location.assign(then)} />
    </Step>
  );
}

/** The second factor of an account with passkeys only; a recovery code is the alternative. */
export function PasskeyForm({ then }: StepProps) {
  return (
    <Step hint="passkeyStep">
      <PasskeyButton use="login-passkey" onDone={() => location.assign(then)} />
      <CodeField label="recoveryCode" then={then} />
    </Step>
  );
}

function Step({ children, hint }: { children: ReactNode; hint: 'codeHint' | 'passkeyStep' }) {
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const startAgain = async () => {
    await ask('logout', {});
    location.reload();
  };
  return (
    <>
      <h1>{sayFactor('secondStep', language)}</h1>
      <p id="code-hint">{sayFactor(hint, language)}</p>
      {children}
      <p>
        <button type="button" className="oilway-door__link" onClick={() => void startAgain()}>
          {sayFactor('startAgain', language)}
        </button>
      </p>
    </>
  );
}

function CodeField({ label, then }: StepProps & { label: 'code' | 'recoveryCode' }) {
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  return (
    <DoorForm
      button={sayFactor('logIn', language)}
      send={async (form) => {
        const answer = await ask('login-code', { code: entered(form, 'code') });
        if (answer.ok) location.assign(then);
        return answer;
      }}
    >
      <DoorField
        id="code"
        type="text"
        label={sayFactor(label, language)}
        autoComplete="one-time-code"
        describedBy="code-hint"
      />
    </DoorForm>
  );
}
