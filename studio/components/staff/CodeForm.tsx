'use client';

import { useTranslation } from '@payloadcms/ui';
import { DoorField, entered } from './DoorField.tsx';
import { DoorForm } from './DoorForm.tsx';
import { useDoor } from './door-call.ts';
import { sayFactor } from './factor-messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

/** The second step of a login. @param then where to go on, a path of the studio. */
export function CodeForm({ then }: { then: string }) {
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const startAgain = async () => {
    await ask('logout', {});
    location.reload();
  };
  return (
    <>
      <h1>{sayFactor('secondStep', language)}</h1>
      <p id="code-hint">{sayFactor('codeHint', language)}</p>
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
          label={sayFactor('code', language)}
          autoComplete="one-time-code"
          describedBy="code-hint"
        />
      </DoorForm>
      <PasskeyButton use="login-passkey" onDone={() => location.assign(then)} />
      <p>
        <button type="button" className="oilway-door__link" onClick={() => void startAgain()}>
          {sayFactor('startAgain', language)}
        </button>
      </p>
    </>
  );
}
