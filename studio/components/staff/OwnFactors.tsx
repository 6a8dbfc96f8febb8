'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { getFieldValue, PasswordField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { FactorRow } from './FactorRow.tsx';
import { translateFactorMessage } from './factor-messages.ts';
import { NewAuthenticatorApp, NewPasskey } from './NewFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useAuthRequest } from './use-auth-request.ts';
import { useOwnFactors } from './use-own-factors.ts';
import { usePasskeySupport } from './use-passkey.ts';

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
  const cancel = () => startAction({ kind: 'none' });
  const handleAdded = (codes: string[]) => {
    setMessage(translateFactorMessage('ready', language));
    setAction(codes.length > 0 ? { kind: 'show', codes } : { kind: 'none' });
    void reload();
  };
  /** Returns the form of an action that the password confirms. */
  const renderPasswordForm = (
    button: 'remove' | 'renewRecovery',
    path: string,
    params: object,
    onDone: (body: { recovery: string[] }) => void,
  ) => (
    <AuthForm
      isNested
      button={translateFactorMessage(button, language)}
      onCancel={cancel}
      onSubmit={async (form) => {
        const password = getFieldValue(form, 'factor-password');
        const result = await sendAuthRequest<{ recovery: string[] }>(path, { password, ...params });
        if (result.ok) {
          onDone(result.body);
          await reload();
        }
        return result;
      }}
    >
      {button === 'remove' && <p>{translateFactorMessage('removeHint', language)}</p>}
      <PasswordField id="factor-password" />
    </AuthForm>
  );
  const renderRemoval = (path: string, params: object) =>
    renderPasswordForm('remove', path, params, () => {
      cancel();
      setMessage(translateFactorMessage(isLast ? 'goneLast' : 'gone', language));
    });
  return (
    <section className="oilway-form">
      <h2>{translateFactorMessage('factors', language)}</h2>
      <p>{translateFactorMessage('factorsHint', language)}</p>
      {!app && passkeys.length === 0 && <p>{translateFactorMessage('none', language)}</p>}
      <ul className="oilway-list oilway-rows">
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
            <Button buttonStyle="secondary" onClick={() => startAction({ kind: 'passkey' })}>
              {translateFactorMessage('addPasskey', language)}
            </Button>
          )}
          <Button buttonStyle="secondary" onClick={() => startAction({ kind: 'app' })}>
            {translateFactorMessage(app ? 'changeApp' : 'addApp', language)}
          </Button>
          {(app || passkeys.length > 0) && (
            <Button buttonStyle="secondary" onClick={() => startAction({ kind: 'renew' })}>
              {translateFactorMessage('renewRecovery', language)}
            </Button>
          )}
        </div>
      )}
      {action.kind === 'passkey' && (
        <NewPasskey asksPassword={asksPassword} onCancel={cancel} onAdded={handleAdded} />
      )}
      {action.kind === 'app' && (
        <NewAuthenticatorApp asksPassword={asksPassword} onCancel={cancel} onAdded={handleAdded} />
      )}
      {action.kind === 'renew' &&
        renderPasswordForm('renewRecovery', 'new-recovery-codes', {}, ({ recovery: codes }) =>
          setAction({ kind: 'show', codes }),
        )}
      {action.kind === 'show' && (
        <RecoveryCodes
          codes={action.codes}
          button={translateFactorMessage('codesStored', language)}
          onDone={cancel}
        />
      )}
    </section>
  );
}
