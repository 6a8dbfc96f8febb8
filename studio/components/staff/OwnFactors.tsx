'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { AuthField, getFieldValue } from './AuthField.tsx';
import { FactorRow } from './FactorRow.tsx';
import { translateFactorMessage } from './factor-messages.ts';
import { NewAuthenticatorApp, NewPasskey } from './NewFactor.tsx';
import { PortalForm } from './PortalForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useAuthRequest } from './use-auth-request.ts';
import { useOwnFactors } from './use-own-factors.ts';
import { usePasskeySupport } from './use-passkey.ts';

/** The current action: one at a time. */
type FactorAction =
  | { kind: 'none' | 'passkey' | 'app' | 'renew' | 'removeApp' }
  | { kind: 'removePasskey'; id: string }
  | { kind: 'show'; codes: string[] };

/** Lists the second factors of the logged-in account, and offers adding and removing them. */
export function OwnFactors() {
  const { language } = useTranslation().i18n;
  const sendAuthRequest = useAuthRequest();
  const isSupported = usePasskeySupport();
  const [factors, reload] = useOwnFactors();
  const [action, setAction] = useState<FactorAction>({ kind: 'none' });
  const [message, setMessage] = useState('');
  if (!factors) return null;
  const { app, asksPassword, passkeys, recovery } = factors;
  const isLast = passkeys.length + (app ? 1 : 0) === 1;
  const startAction = (next: FactorAction) => {
    setMessage('');
    setAction(next);
  };
  const cancel = {
    label: translateFactorMessage('cancel', language),
    onCancel: () => startAction({ kind: 'none' }),
  };
  const handleAdded = (codes: string[]) => {
    setMessage(translateFactorMessage('ready', language));
    setAction(codes.length > 0 ? { kind: 'show', codes } : { kind: 'none' });
    void reload();
  };
  const renderRemoval = (path: string, params: object) => (
    <PortalForm
      button={translateFactorMessage('remove', language)}
      cancel={cancel}
      onSubmit={async (form) => {
        const password = getFieldValue(form, 'factor-password');
        const result = await sendAuthRequest(path, { password, ...params });
        if (result.ok) {
          startAction({ kind: 'none' });
          setMessage(translateFactorMessage(isLast ? 'goneLast' : 'gone', language));
          await reload();
        }
        return result;
      }}
    >
      <p>{translateFactorMessage('removeHint', language)}</p>
      <AuthField
        id="factor-password"
        label={translateFactorMessage('password', language)}
        autoComplete="current-password"
      />
    </PortalForm>
  );
  return (
    <section className="oilway-form">
      <h2>{translateFactorMessage('factors', language)}</h2>
      <p>{translateFactorMessage('factorsHint', language)}</p>
      {!app && passkeys.length === 0 && <p>{translateFactorMessage('none', language)}</p>}
      <ul className="oilway-auth__list oilway-list">
        {passkeys.map(({ created, id, lastUsed, name }) => (
          <FactorRow
            key={id}
            title={name || translateFactorMessage('passkey', language)}
            created={created}
            lastUsed={lastUsed}
            onRemove={() => startAction({ kind: 'removePasskey', id })}
          >
            {action.kind === 'removePasskey' &&
              action.id === id &&
              renderRemoval('remove-passkey', { id })}
          </FactorRow>
        ))}
        {app && (
          <FactorRow
            title={translateFactorMessage('app', language)}
            created={app.created}
            lastUsed={app.lastUsed}
            onRemove={() => startAction({ kind: 'removeApp' })}
          >
            {action.kind === 'removeApp' && renderRemoval('remove-app', {})}
          </FactorRow>
        )}
      </ul>
      {(app || passkeys.length > 0) && (
        <p>{translateFactorMessage('recoveryLeft', language, { count: recovery })}</p>
      )}
      <p role="status">{message}</p>
      {action.kind === 'none' && (
        <div className="oilway-buttons">
          {isSupported && passkeys.length < 10 && (
            <button type="button" onClick={() => startAction({ kind: 'passkey' })}>
              {translateFactorMessage('addPasskey', language)}
            </button>
          )}
          <button type="button" onClick={() => startAction({ kind: 'app' })}>
            {translateFactorMessage(app ? 'changeApp' : 'addApp', language)}
          </button>
          {(app || passkeys.length > 0) && (
            <button type="button" onClick={() => startAction({ kind: 'renew' })}>
              {translateFactorMessage('renewRecovery', language)}
            </button>
          )}
        </div>
      )}
      {action.kind === 'passkey' && (
        <NewPasskey asksPassword={asksPassword} cancel={cancel} onAdded={handleAdded} />
      )}
      {action.kind === 'app' && (
        <NewAuthenticatorApp asksPassword={asksPassword} cancel={cancel} onAdded={handleAdded} />
      )}
      {action.kind === 'renew' && (
        <PortalForm
          button={translateFactorMessage('renewRecovery', language)}
          cancel={cancel}
          onSubmit={async (form) => {
            const password = getFieldValue(form, 'factor-password');
            const result = await sendAuthRequest<{ recovery: string[] }>('new-recovery-codes', {
              password,
            });
            if (result.ok) {
              setAction({ kind: 'show', codes: result.body.recovery });
              void reload();
            }
            return result;
          }}
        >
          <AuthField
            id="factor-password"
            label={translateFactorMessage('password', language)}
            autoComplete="current-password"
          />
        </PortalForm>
      )}
      {action.kind === 'show' && (
        <RecoveryCodes
          codes={action.codes}
          button={translateFactorMessage('codesStored', language)}
          onDone={() => startAction({ kind: 'none' })}
        />
      )}
    </section>
  );
}
