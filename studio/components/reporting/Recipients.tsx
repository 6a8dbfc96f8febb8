'use client';

import { officerFingerprint, recoveryFingerprint } from '@oilway/store/reporting/fingerprints.ts';
import type { KeyLogState } from '@oilway/store/reporting/key-log.ts';
import type { OfficerKeys } from '@oilway/store/reporting/key-statement.ts';
import type { ReactNode } from 'react';
import { Confirmed } from './Confirmed.tsx';
import type { Officer } from './desk-calls.ts';
import { Fingerprint } from './Fingerprint.tsx';
import { type Origin, originOf, originOfRecovery, type WaitingKey } from './key-book.ts';
import { sayKey } from './key-messages.ts';
import { say } from './messages.ts';

interface RecipientsProps {
  state: KeyLogState;
  /** Id of the logged-in officer. */
  own: number;
  people: Officer[];
  /** Undefined when signing is not possible. */
  onRemove: ((holder: number) => Promise<unknown>) | undefined;
  language: string;
}

/** Lists all recipients of new reports, with the fingerprint and the signers of their keys. */
export function Recipients({ language, onRemove, own, people, state }: RecipientsProps) {
  const { officers, recovery } = state.set;
  return (
    <>
      <h3>{sayKey('recipients', language)}</h3>
      <ul className="oilway-keys">
        {officers.map((officer) => (
          <li key={officer.holder}>
            <strong>{nameOf(officer.holder, people, language)}</strong>
            {officer.holder === own ? ` (${sayKey('you', language)})` : ''}{' '}
            <Fingerprint value={officerFingerprint(officer)} />
            <p>{cameBy(originOf(state, officer), people, language)}</p>
            {isOfficer(officer.holder, people) ? null : (
              <p className="oilway-note oilway-note--warn">{sayKey('left', language)}</p>
            )}
            {onRemove && officers.length > 1 ? (
              <div className="oilway-keys__act">
                <Confirmed
                  label={sayKey('remove', language)}
                  confirm={sayKey('reallyRemove', language)}
                  onAct={() => onRemove(officer.holder)}
                />
              </div>
            ) : null}
          </li>
        ))}
        {recovery ? (
          <li>
            <strong>{say('recovery', language)}</strong>{' '}
            <Fingerprint value={recoveryFingerprint(recovery)} />
            <p>
              {sayKey('recoverySigned', language, {
                name: namesOf(originOfRecovery(state), people, language),
              })}
            </p>
          </li>
        ) : null}
      </ul>
      <p>{say('whose', language)}</p>
    </>
  );
}

interface WaitingProps {
  keys: WaitingKey[];
  own: number;
  /** The public part of the key unlocked in this browser. Its fingerprint is compared by phone, so it must not come from the server. */
  ownKeys: PublicKeys | undefined;
  people: Officer[];
  onSign: ((added: OfficerKeys) => Promise<unknown>) | undefined;
  language: string;
}

/** Lists the keys that await the signature of another officer; they decrypt nothing until then. */
export function Waiting({ keys, language, onSign, own, ownKeys, people }: WaitingProps) {
  if (keys.length === 0) return null;
  return (
    <>
      <h3>{sayKey('waiting', language)}</h3>
      <p>{sayKey('waitingText', language)}</p>
      <ul className="oilway-keys">
        {keys.map(({ handler, id, madeOn, recipient, signing }) => (
          <li key={id}>
            <strong>{nameOf(handler, people, language)}</strong> {say('madeOn', language, madeOn)}{' '}
            {shownKeys(handler === own ? ownKeys : { recipient, signing })}
            {said(
              handler === own
                ? sayKey(ownKeys ? 'ownWaits' : 'ownLocked', language)
                : signing
                  ? undefined
                  : sayKey('notYet', language),
            )}
            {onSign && signing && handler !== own && isOfficer(handler, people) ? (
              <div className="oilway-keys__act">
                <Confirmed
                  label={sayKey('signIn', language)}
                  confirm={sayKey('reallySignIn', language)}
                  onAct={() => onSign({ holder: handler, recipient, signing })}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The keys for encryption and for verifying signatures. */
export type PublicKeys = Pick<OfficerKeys, 'recipient'> & { signing?: string | null | undefined };

const shownKeys = ({ recipient, signing }: Partial<PublicKeys> = {}): ReactNode =>
  recipient && signing ? <Fingerprint value={officerFingerprint({ recipient, signing })} /> : null;

const said = (words: string | undefined): ReactNode => (words ? <p>{words}</p> : null);

const isOfficer = (id: number, people: Officer[]) =>
  people.some((person) => person.id === id && !person.left);

const nameOf = (id: number, people: Officer[], language: string): string =>
  people.find((person) => person.id === id)?.name ?? sayKey('account', language, { number: id });

const namesOf = ({ signers }: Origin, people: Officer[], language: string): string =>
  signers.map((id) => nameOf(id, people, language)).join(', ');

function cameBy(origin: Origin, people: Officer[], language: string): string {
  const { begun, day } = origin;
  const name = namesOf(origin, people, language);
  return sayKey(begun ? 'begunBy' : 'signedBy', language, { name, day });
}
