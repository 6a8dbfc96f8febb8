'use client';

import { officerFingerprint, recoveryFingerprint } from '@oilway/store/reporting/fingerprints.ts';
import type { KeyLogState } from '@oilway/store/reporting/key-log.ts';
import type { OfficerKeys } from '@oilway/store/reporting/key-statement.ts';
import type { ReactNode } from 'react';
import { ConfirmButton } from './ConfirmButton.tsx';
import { Fingerprint } from './Fingerprint.tsx';
import { translateKeyMessage } from './key-messages.ts';
import { type KeySigning, signingOf, signingOfRecovery, type UnsignedKey } from './keyring.ts';
import { formatDay, translate } from './messages.ts';
import type { Officer, ReportingProps } from './reporting-client.ts';

interface RecipientsProps extends ReportingProps {
  state: KeyLogState;
  /** Undefined when signing is not possible. */
  onRemove: ((holder: number) => Promise<unknown>) | undefined;
}

/** Lists all recipients of new reports, with the fingerprint and the signers of their keys. */
export function Recipients({ language, onRemove, ownId, people, state }: RecipientsProps) {
  const { officers, recovery } = state.keySet;
  return (
    <>
      <h3>{translateKeyMessage('recipients', language)}</h3>
      <ul className="oilway-keys">
        {officers.map((officer) => (
          <li key={officer.holder}>
            <strong>{getOfficerName(officer.holder, people, language)}</strong>
            {officer.holder === ownId ? ` (${translateKeyMessage('you', language)})` : ''}{' '}
            <Fingerprint value={officerFingerprint(officer)} />
            <p>{describeSigning(signingOf(state, officer), people, language)}</p>
            {isOfficer(officer.holder, people) ? null : (
              <p className="oilway-note oilway-note--warn">
                {translateKeyMessage('left', language)}
              </p>
            )}
            {onRemove && officers.length > 1 ? (
              <ConfirmButton
                label={translateKeyMessage('remove', language)}
                explanation={`${getOfficerName(officer.holder, people, language)}: ${translateKeyMessage('removeText', language)}`}
                onConfirm={() => onRemove(officer.holder)}
              />
            ) : null}
          </li>
        ))}
        {recovery ? (
          <li>
            <strong>{translate('recovery', language)}</strong>{' '}
            <Fingerprint value={recoveryFingerprint(recovery)} />
            <p>
              {translateKeyMessage('recoverySigned', language, {
                name: getSignerNames(signingOfRecovery(state), people, language),
              })}
            </p>
          </li>
        ) : null}
      </ul>
      <p>{translate('whose', language)}</p>
    </>
  );
}

interface UnsignedKeysProps extends ReportingProps {
  keys: UnsignedKey[];
  /** The public part of the key unlocked in this browser. Its fingerprint is compared by phone, so it must not come from the server. */
  ownKeys: PublicKeys | undefined;
  onSign: ((added: OfficerKeys) => Promise<unknown>) | undefined;
}

/** Lists the keys that await the signature of another officer; they decrypt nothing until then. */
export function UnsignedKeys({
  keys,
  language,
  onSign,
  ownId,
  ownKeys,
  people,
}: UnsignedKeysProps) {
  if (keys.length === 0) return null;
  return (
    <>
      <h3>{translateKeyMessage('waiting', language)}</h3>
      <p>{translateKeyMessage('waitingText', language)}</p>
      <ul className="oilway-keys">
        {keys.map(({ handler, id, madeOn, recipient, signing }) => (
          <li key={id}>
            <strong>{getOfficerName(handler, people, language)}</strong>{' '}
            {translate('madeOn', language, madeOn)}{' '}
            {renderFingerprint(handler === ownId ? ownKeys : { recipient, signing })}
            {handler === ownId ? (
              <p>{translateKeyMessage(ownKeys ? 'ownWaits' : 'ownLocked', language)}</p>
            ) : null}
            {onSign && signing && handler !== ownId && isOfficer(handler, people) ? (
              <ConfirmButton
                label={translateKeyMessage('signIn', language)}
                explanation={`${getOfficerName(handler, people, language)}: ${translateKeyMessage('waitingText', language)}`}
                onConfirm={() => onSign({ holder: handler, recipient, signing })}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The keys for encryption and for verifying signatures. */
export type PublicKeys = Pick<OfficerKeys, 'recipient'> & { signing?: string | null | undefined };

const renderFingerprint = ({ recipient, signing }: Partial<PublicKeys> = {}): ReactNode =>
  recipient && signing ? <Fingerprint value={officerFingerprint({ recipient, signing })} /> : null;

const isOfficer = (id: number, people: Officer[]) =>
  people.some((person) => person.id === id && !person.isFormer);

/** The form is closed with fewer. */
export const requiredReaders = 2;

/** Returns how many officers have a signed key. */
export const countReaders = (state: KeyLogState | undefined, people: Officer[]): number =>
  (state?.keySet.officers ?? []).filter(({ holder }) => isOfficer(holder, people)).length;

/** Returns the name with the address, because two accounts may share a name. */
function getOfficerName(id: number, people: Officer[], language: string): string {
  const officer = people.find((person) => person.id === id);
  if (!officer) return translateKeyMessage('account', language, { number: id });
  return `${officer.name} (${officer.email})`;
}

const getSignerNames = ({ signers }: KeySigning, people: Officer[], language: string): string =>
  signers.map((id) => getOfficerName(id, people, language)).join(', ');

function describeSigning(signing: KeySigning, people: Officer[], language: string): string {
  const { isFirstEntry, day } = signing;
  const name = getSignerNames(signing, people, language);
  return translateKeyMessage(isFirstEntry ? 'begunBy' : 'signedBy', language, {
    name,
    day: formatDay(day, language),
  });
}
