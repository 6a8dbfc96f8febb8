'use client';

import type { ReportingKey } from '@oilway/content/payload-types.ts';
import { officeFingerprint, recoveryFingerprint } from '@oilway/store/reporting/fingerprints.ts';
import {
  countersignRecovery,
  signAddition,
  signFirstEntry,
  signRecovery,
  signRemoval,
} from '@oilway/store/reporting/key-changes.ts';
import type { KeyLogEntry } from '@oilway/store/reporting/key-log.ts';
import type { SigningKey } from '@oilway/store/reporting/signing-key.ts';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { FactList } from '../FactList.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { CreateKey } from './CreateKey.tsx';
import { Fingerprint } from './Fingerprint.tsx';
import { translateKeyMessage } from './key-messages.ts';
import { type Keyring, listUnsignedKeys, removePin } from './keyring.ts';
import { translate } from './messages.ts';
import {
  countReaders,
  type PublicKeys,
  Recipients,
  requiredReaders,
  UnsignedKeys,
} from './Recipients.tsx';
import { RecoveryKey } from './RecoveryKey.tsx';
import type { ReportingClient, ReportingProps } from './reporting-client.ts';

interface KeyManagementProps extends ReportingProps {
  client: ReportingClient;
  /** Whether the keys need an action. */
  isUrgent: boolean;
  keys: ReportingKey[];
  keyring: Keyring;
  /** The own signing key while it is unlocked. */
  signingKey: SigningKey | undefined;
  /** The public part of the own key. */
  ownKeys: PublicKeys | undefined;
  onChange: () => Promise<void>;
  /** Unlocks a new own key. */
  onCreated: (identity: string, keys: PublicKeys) => Promise<void>;
}

/** Shows the keys with their signers and the state of the form, and offers signing. Folded unless there is something to do. */
export function KeyManagement(props: KeyManagementProps) {
  const { keyring, client, isUrgent, keys, language, onChange, ownId, ownKeys, people } = props;
  const { onCreated, signingKey } = props;
  const [failed, setFailed] = useState(false);
  const { state } = keyring;
  // They stay unfolded after the last action, to show the result.
  const [wasUrgent] = useState(isUrgent);
  const ownKey = keys.find(({ handler }) => handler === ownId);
  const sign = async (entry: KeyLogEntry) => {
    const isAdded = await client.sign(entry).then(
      () => true,
      () => false,
    );
    setFailed(!isAdded);
    await onChange();
    return isAdded;
  };
  const isSigner = state?.keySet.officers.some(({ signing }) => signing === signingKey?.signing);
  const signer = keyring.extendsPin && isSigner ? signingKey : undefined;
  const isOwn = signingKey !== undefined && ownKey?.signing === signingKey.signing;
  const startLog = () => {
    const own = { holder: ownId, recipient: ownKeys?.recipient ?? '' };
    return sign(signFirstEntry(own, null, signingKey as SigningKey));
  };
  const createRecoveryKey =
    signer && state && ((key: string) => sign(signRecovery(state, key, signer)));
  return (
    <details className="oilway-reporting__part" open={wasUrgent || isUrgent}>
      <summary>
        <h2>{translate('keys', language)}</h2>
      </summary>
      <KeyLogWarning {...{ keyring, language, onChange }} />
      <p className={`oilway-note oilway-note--${keyring.isFormOpen ? 'good' : 'warn'}`}>
        {translate(keyring.isFormOpen ? 'openForm' : 'closedForm', language)}
      </p>
      {keyring.isFormOpen ? null : (
        <FactList
          facts={[
            [
              translateKeyMessage('signedKeys', language),
              `${countReaders(state, people)} / ${requiredReaders}`,
            ],
            [translate('recovery', language), `${state?.keySet.recovery ? 1 : 0} / 1`],
          ]}
        />
      )}
      {failed ? <p role="alert">{translate('failed', language)}</p> : null}
      {state ? (
        <>
          <p>
            {translateKeyMessage('office', language)}:{' '}
            <Fingerprint value={officeFingerprint(state)} />
            <br />
            {translateKeyMessage('officeText', language)}
          </p>
          <Recipients
            onRemove={signer && ((holder: number) => sign(signRemoval(state, holder, signer)))}
            {...{ language, ownId, people, state }}
          />
        </>
      ) : keyring.firstInvalidEntry === undefined && keyring.extendsPin && ownKey ? (
        <div className="oilway-form">
          <h3>{translateKeyMessage('begin', language)}</h3>
          <p>{translateKeyMessage('beginText', language)}</p>
          {isOwn ? (
            <Button onClick={() => void startLog()}>
              {translateKeyMessage('begin', language)}
            </Button>
          ) : (
            <p>{translateKeyMessage('unlockFirst', language)}</p>
          )}
        </div>
      ) : null}
      <UnsignedKeys
        keys={state ? listUnsignedKeys(keys, keyring) : []}
        onSign={signer && state && ((isAdded) => sign(signAddition(state, isAdded, signer)))}
        {...{ language, ownId, ownKeys, people }}
      />
      {ownKey ? (
        // The React key closes the element once a new key exists.
        <details key={ownKey.id} className="oilway-reporting__replace">
          <summary>{translate('replaceOwn', language)}</summary>
          <p>{translate('replaceOwnText', language)}</p>
          <CreateKey replacedId={ownKey.id} onCreated={onCreated} {...{ client, language }} />
        </details>
      ) : (
        <CreateKey onCreated={onCreated} {...{ client, language }} />
      )}
      {state?.pendingRecovery?.recovery ? (
        <div className="oilway-form">
          <p className="oilway-note oilway-note--warn">
            {translateKeyMessage('recoveryWaits', language)}{' '}
            <Fingerprint value={recoveryFingerprint(state.pendingRecovery.recovery)} />
          </p>
          {signer && state.pendingRecovery.signer !== signer.signing ? (
            <ConfirmButton
              label={translateKeyMessage('signIn', language)}
              onConfirm={() => sign(countersignRecovery(state, signer))}
            />
          ) : null}
        </div>
      ) : null}
      {state?.keySet.recovery ? (
        <details key={state.keySet.recovery} className="oilway-reporting__replace">
          <summary>{translate('replaceRecovery', language)}</summary>
          <p>{translate('replaceRecoveryText', language)}</p>
          <RecoveryKey onCreated={createRecoveryKey} language={language} />
        </details>
      ) : state ? (
        <RecoveryKey onCreated={createRecoveryKey} language={language} />
      ) : null}
    </details>
  );
}

/** The warnings for an invalid key log, and for one that does not extend the log this browser has stored. */
function KeyLogWarning({
  keyring,
  language,
  onChange,
}: Pick<KeyManagementProps, 'keyring' | 'language' | 'onChange'>) {
  if (keyring.firstInvalidEntry !== undefined)
    return (
      <p role="alert" className="oilway-note oilway-note--bad">
        {translateKeyMessage('broken', language, { number: keyring.firstInvalidEntry })}
      </p>
    );
  if (keyring.extendsPin) return null;
  const trustNewLog = async () => {
    removePin();
    await onChange();
  };
  return (
    <div role="alert" className="oilway-note oilway-note--bad">
      <p>{translateKeyMessage('replaced', language)}</p>
      <Button buttonStyle="secondary" size="small" onClick={() => void trustNewLog()}>
        {translateKeyMessage('trust', language)}
      </Button>
    </div>
  );
}
