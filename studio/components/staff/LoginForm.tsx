'use client';

import { useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { DoorField, entered } from './DoorField.tsx';
import { DoorForm } from './DoorForm.tsx';
import { useDoor } from './door-call.ts';
import { say } from './messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

/** @param then where to go on, a path of the studio. */
export function LoginForm({ then }: { then: string }) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const { user } = useAuth();
  // Whoever follows the link of a mail comes without the cookie, which is strict, and has it on this page.
  useEffect(() => {
    if (user) location.replace(then);
  }, [user, then]);
  return (
    <>
      <h1>{say('logIn', language)}</h1>
      <DoorForm
        button={say('logIn', language)}
        send={async (form) => {
          const [email, password] = [entered(form, 'email'), entered(form, 'password')];
          const answer = await ask<{ next: string }>('login', { email, password });
          // The whole page anew: nothing of it was made for whoever is in now. The server knows what it is to ask next.
          if (answer.ok && answer.body.next === 'in') location.assign(then);
          else if (answer.ok) location.reload();
          return answer;
        }}
      >
        <DoorField id="email" type="email" label={say('email', language)} autoComplete="username" />
        <DoorField
          id="password"
          label={say('password', language)}
          autoComplete="current-password"
        />
      </DoorForm>
      <PasskeyButton use="login-passkey" onDone={() => location.assign(then)} />
      <p>
        <a href={`${config.routes.admin}/forgot`}>{say('forgot', language)}</a>
      </p>
    </>
  );
}
