'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { DoorField, entered } from './DoorField.tsx';
import { DoorForm } from './DoorForm.tsx';
import { useDoor } from './door-call.ts';
import { say } from './messages.ts';

/** Sets the password with the link of a mail. The token is in the URL's fragment and is sent only in the request that uses it. */
export function ResetForm() {
  const { config } = useConfig();
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const [token, setToken] = useState<string>();
  const [isSet, setIsSet] = useState(false);
  useEffect(() => setToken(location.hash.slice(1)), []);
  const { admin } = config.routes;
  return (
    <>
      <h1>{say('resetTitle', language)}</h1>
      <div role="status">{isSet && <p>{say('isSet', language)}</p>}</div>
      {token === '' && <p>{say('noLink', language)}</p>}
      {token && !isSet && (
        <DoorForm
          button={say('save', language)}
          send={async (form) => {
            const password = entered(form, 'new-password');
            if (password !== entered(form, 'repeat'))
              return { ok: false, told: say('unequal', language) };
            const answer = await ask('reset-password', { token, password });
            if (answer.ok) history.replaceState(null, '', location.pathname);
            setIsSet(answer.ok);
            return answer;
          }}
        >
          <p id="password-hint">{say('passwordHint', language)}</p>
          <DoorField
            id="new-password"
            label={say('newPassword', language)}
            autoComplete="new-password"
            describedBy="password-hint"
          />
          <DoorField id="repeat" label={say('repeat', language)} autoComplete="new-password" />
        </DoorForm>
      )}
      <p>
        <a href={`${admin}/login`}>{say('backToLogin', language)}</a>
      </p>
      {!isSet && (
        <p>
          <a href={`${admin}/forgot`}>{say('forgotTitle', language)}</a>
        </p>
      )}
    </>
  );
}
