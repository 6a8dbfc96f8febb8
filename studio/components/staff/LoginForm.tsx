'use client';

import { useAuth, useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { DoorField, entered } from './DoorField.tsx';
import { DoorForm } from './DoorForm.tsx';
import { useDoor } from './door-call.ts';
import { say } from './messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

/** @param then path of the studio to open after the login. */
export function LoginForm({ then }: { then: string }) {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const { user } = useAuth();
  // The session cookie is `SameSite=Strict`: a request from a link in a mail lacks it, one from this page has it.
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
          // Reloads the page, because it was rendered without a session. The server selects the next step.
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
