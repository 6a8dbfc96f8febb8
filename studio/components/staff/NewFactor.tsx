'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { ApartForm } from './ApartForm.tsx';
import { DoorField, entered } from './DoorField.tsx';
import { useDoor } from './door-call.ts';
import { sayFactor } from './factor-messages.ts';
import { useMakePasskey } from './passkey-hands.ts';

interface NewFactorProps {
  /** Whether the password is required again. */
  asksPassword: boolean;
  cancel?: { label: string; act(): void };
  /** @param recovery the recovery codes, for the first factor only. */
  added(recovery: string[]): void;
}

const passwordIn = (form: HTMLFormElement, name: string) => entered(form, name) || undefined;

/** Creates a passkey. */
export function NewPasskey({ added, asksPassword, cancel }: NewFactorProps) {
  const { language } = useTranslation().i18n;
  const make = useMakePasskey();
  return (
    <ApartForm
      button={sayFactor('addPasskey', language)}
      {...(cancel ? { cancel } : {})}
      send={async (form) => {
        const password = passwordIn(form, 'passkey-password');
        const answer = await make(entered(form, 'passkey-name'), password);
        if (answer.ok) added(answer.body.recovery);
        return answer;
      }}
    >
      <p>{sayFactor('passkeyHint', language)}</p>
      <DoorField
        id="passkey-name"
        type="text"
        optional
        maxLength={40}
        label={sayFactor('passkeyName', language)}
        autoComplete="off"
      />
      {asksPassword && (
        <DoorField
          id="passkey-password"
          label={sayFactor('password', language)}
          autoComplete="current-password"
        />
      )}
    </ApartForm>
  );
}

interface AppSecret {
  secret: string;
  sealed: string;
  qr: { path: string; size: number };
}

/** Sets up an authenticator app: shows the secret, then verifies the first code. */
export function NewApp({ added, asksPassword, cancel }: NewFactorProps) {
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const [made, setMade] = useState<AppSecret>();
  const shared = cancel ? { cancel } : {};
  if (!made)
    return (
      <ApartForm
        // Keeps React from reusing the field of the next step.
        key="secret"
        button={sayFactor(asksPassword ? 'next' : 'addApp', language)}
        {...shared}
        send={async (form) => {
          const password = passwordIn(form, 'app-password');
          const answer = await ask<AppSecret>('app-secret', { password });
          if (answer.ok) setMade(answer.body);
          return answer;
        }}
      >
        <p>{sayFactor('appHint', language)}</p>
        {asksPassword && (
          <DoorField
            id="app-password"
            label={sayFactor('password', language)}
            autoComplete="current-password"
          />
        )}
      </ApartForm>
    );
  return (
    <ApartForm
      key="code"
      button={sayFactor('confirm', language)}
      {...shared}
      send={async (form) => {
        const shown = { sealed: made.sealed, code: entered(form, 'app-code') };
        const answer = await ask<{ recovery: string[] }>('add-app', shown);
        if (answer.ok) added(answer.body.recovery);
        return answer;
      }}
    >
      <p>{sayFactor('scan', language)}</p>
      <svg
        className="oilway-door__qr"
        viewBox={`0 0 ${made.qr.size} ${made.qr.size}`}
        role="img"
        aria-label={sayFactor('qrCode', language)}
        shapeRendering="crispEdges"
      >
        <path d={made.qr.path} />
      </svg>
      <p>
        {sayFactor('key', language)}:{' '}
        <code className="oilway-door__secret">{made.secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <DoorField
        id="app-code"
        type="text"
        inputMode="numeric"
        label={sayFactor('code', language)}
        autoComplete="one-time-code"
      />
    </ApartForm>
  );
}
