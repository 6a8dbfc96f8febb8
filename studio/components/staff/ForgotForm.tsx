'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { DoorField, entered } from './DoorField.tsx';
import { DoorForm } from './DoorForm.tsx';
import { useDoor } from './door-call.ts';
import { say } from './messages.ts';

/** Requests a password reset link; the response does not depend on the address. */
export function ForgotForm() {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const [isPromised, setPromised] = useState(false);
  return (
    <>
      <h1>{say('forgotTitle', language)}</h1>
      <div role="status">
        {isPromised && (
          <>
            <p>{say('linkPromised', language)}</p>
            <p>{say('noMail', language)}</p>
          </>
        )}
      </div>
      {!isPromised && (
        <>
          <p>{say('forgotHint', language)}</p>
          <DoorForm
            button={say('sendLink', language)}
            send={async (form) => {
              const answer = await ask('forgot-password', { email: entered(form, 'email') });
              setPromised(answer.ok);
              return answer;
            }}
          >
            <DoorField
              id="email"
              type="email"
              label={say('email', language)}
              autoComplete="username"
            />
          </DoorForm>
        </>
      )}
      <p>
        <a href={`${config.routes.admin}/login`}>{say('backToLogin', language)}</a>
      </p>
    </>
  );
}
