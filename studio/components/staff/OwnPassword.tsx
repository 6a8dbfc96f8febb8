'use client';

import { useTranslation } from '@payloadcms/ui';
import { ApartForm } from './ApartForm.tsx';
import { DoorField, entered } from './DoorField.tsx';
import { useDoor } from './door-call.ts';
import { say } from './messages.ts';

export function OwnPassword() {
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  return (
    <section className="oilway-door__part">
      <h2>{say('changePassword', language)}</h2>
      <ApartForm
        button={say('changePassword', language)}
        good={say('changed', language)}
        send={async (form) => {
          const password = entered(form, 'new-password');
          if (password !== entered(form, 'repeat'))
            return { ok: false, told: say('unequal', language) };
          return ask('change-password', { old: entered(form, 'old-password'), password });
        }}
      >
        <DoorField
          id="old-password"
          label={say('oldPassword', language)}
          autoComplete="current-password"
        />
        <p id="password-hint">{say('passwordHint', language)}</p>
        <DoorField
          id="new-password"
          label={say('newPassword', language)}
          autoComplete="new-password"
          describedBy="password-hint"
        />
        <DoorField id="repeat" label={say('repeat', language)} autoComplete="new-password" />
      </ApartForm>
    </section>
  );
}
