'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { ApartForm } from './ApartForm.tsx';
import { DoorField, entered } from './DoorField.tsx';
import { useDoor } from './door-call.ts';
import { FactorRow } from './FactorRow.tsx';
import { sayFactor } from './factor-messages.ts';
import { NewApp, NewPasskey } from './NewFactor.tsx';
import { useAble } from './passkey-hands.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useOwnFactors } from './use-own-factors.ts';

/** The current action: one at a time. */
type Act =
  | { kind: 'none' | 'passkey' | 'app' | 'renew' | 'removeApp' }
  | { kind: 'removePasskey'; id: string }
  | { kind: 'show'; codes: string[] };

/** Lists the second factors of the logged-in account, and offers adding and removing them. */
export function OwnFactors() {
  const { language } = useTranslation().i18n;
  const ask = useDoor();
  const able = useAble();
  const [factors, look] = useOwnFactors();
  const [act, setAct] = useState<Act>({ kind: 'none' });
  const [told, setTold] = useState('');
  if (!factors) return null;
  const { app, asksPassword, passkeys, recovery } = factors;
  const isLast = passkeys.length + (app ? 1 : 0) === 1;
  const begin = (next: Act) => {
    setTold('');
    setAct(next);
  };
  const cancel = {
    label: sayFactor('cancel', language),
    act: () => begin({ kind: 'none' }),
  };
  const added = (codes: string[]) => {
    setTold(sayFactor('ready', language));
    setAct(codes.length > 0 ? { kind: 'show', codes } : { kind: 'none' });
    void look();
  };
  const removal = (path: string, more: object) => (
    <ApartForm
      button={sayFactor('remove', language)}
      cancel={cancel}
      send={async (form) => {
        const password = entered(form, 'factor-password');
        const answer = await ask(path, { password, ...more });
        if (answer.ok) {
          begin({ kind: 'none' });
          setTold(sayFactor(isLast ? 'goneLast' : 'gone', language));
          await look();
        }
        return answer;
      }}
    >
      <p>{sayFactor('removeHint', language)}</p>
      <DoorField
        id="factor-password"
        label={sayFactor('password', language)}
        autoComplete="current-password"
      />
    </ApartForm>
  );
  return (
    <section className="oilway-door__part">
      <h2>{sayFactor('factors', language)}</h2>
      <p>{sayFactor('factorsHint', language)}</p>
      {!app && passkeys.length === 0 && <p>{sayFactor('none', language)}</p>}
      <ul className="oilway-door__rows">
        {passkeys.map(({ created, id, lastUsed, name }) => (
          <FactorRow
            key={id}
            title={name || sayFactor('passkey', language)}
            created={created}
            lastUsed={lastUsed}
            remove={() => begin({ kind: 'removePasskey', id })}
          >
            {act.kind === 'removePasskey' && act.id === id && removal('remove-passkey', { id })}
          </FactorRow>
        ))}
        {app && (
          <FactorRow
            title={sayFactor('app', language)}
            created={app.created}
            lastUsed={app.lastUsed}
            remove={() => begin({ kind: 'removeApp' })}
          >
            {act.kind === 'removeApp' && removal('remove-app', {})}
          </FactorRow>
        )}
      </ul>
      {(app || passkeys.length > 0) && (
        <p>{sayFactor('recoveryLeft', language).replace('{{count}}', String(recovery))}</p>
      )}
      <p role="status">{told}</p>
      {act.kind === 'none' && (
        <div className="oilway-door__buttons">
          {able && passkeys.length < 10 && (
            <button type="button" onClick={() => begin({ kind: 'passkey' })}>
              {sayFactor('addPasskey', language)}
            </button>
          )}
          <button type="button" onClick={() => begin({ kind: 'app' })}>
            {sayFactor(app ? 'changeApp' : 'addApp', language)}
          </button>
          {(app || passkeys.length > 0) && (
            <button type="button" onClick={() => begin({ kind: 'renew' })}>
              {sayFactor('renewRecovery', language)}
            </button>
          )}
        </div>
      )}
      {act.kind === 'passkey' && (
        <NewPasskey asksPassword={asksPassword} cancel={cancel} added={added} />
      )}
      {act.kind === 'app' && <NewApp asksPassword={asksPassword} cancel={cancel} added={added} />}
      {act.kind === 'renew' && (
        <ApartForm
          button={sayFactor('renewRecovery', language)}
          cancel={cancel}
          send={async (form) => {
            const password = entered(form, 'factor-password');
            const answer = await ask<{ recovery: string[] }>('new-recovery-codes', { password });
            if (answer.ok) {
              setAct({ kind: 'show', codes: answer.body.recovery });
              void look();
            }
            return answer;
          }}
        >
          <DoorField
            id="factor-password"
            label={sayFactor('password', language)}
            autoComplete="current-password"
          />
        </ApartForm>
      )}
      {act.kind === 'show' && (
        <RecoveryCodes
          codes={act.codes}
          button={sayFactor('kept', language)}
          done={() => begin({ kind: 'none' })}
        />
      )}
    </section>
  );
}
