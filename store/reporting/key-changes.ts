/** Creates and signs key log entries in an officer's browser. */

import { dayOf } from './deadlines.ts';
import { type KeyLogEntry, type KeyLogState, keyLogGenesisHash, signStatement } from './key-log.ts';
import type { KeySet, KeyStatement, OfficerKeys } from './key-statement.ts';
import type { SigningKey } from './signing-key.ts';

/** Signs the first entry: one officer, and an existing recovery key, if there is one. */
export function signFirstEntry(
  own: Pick<OfficerKeys, 'holder' | 'recipient'>,
  recovery: string | null,
  { secret, signing }: SigningKey,
): KeyLogEntry {
  const { holder, recipient } = own;
  const officers = [{ holder, recipient, signing }];
  const position = { number: 1, previous: keyLogGenesisHash, day: dayOf(Date.now()) };
  return signStatement({ ...position, what: 'begin', officers, recovery, signer: signing }, secret);
}

/** Signs the addition of an officer, or an officer's new key, which replaces the old one. */
export const signAddition = (state: KeyLogState, added: OfficerKeys, key: SigningKey) =>
  next(state, key, {
    what: 'add',
    officers: [...state.keySet.officers.filter(({ holder }) => holder !== added.holder), added],
  });

export const signRemoval = (state: KeyLogState, holder: number, key: SigningKey) =>
  next(state, key, {
    what: 'remove',
    officers: state.keySet.officers.filter((one) => one.holder !== holder),
  });

/** Signs a new recovery key. It waits for a second officer's signature, unless there is only one officer. */
export const signRecovery = (state: KeyLogState, recovery: string, key: SigningKey) =>
  next(state, key, { what: 'recovery', recovery });

/** Signs the waiting recovery key as the second officer. */
export const countersignRecovery = (state: KeyLogState, key: SigningKey) =>
  next(state, key, { what: 'sign', recovery: state.pendingRecovery?.recovery ?? null });

function next(
  { hashes, keySet }: KeyLogState,
  { secret, signing }: SigningKey,
  change: Pick<KeyStatement, 'what'> & Partial<KeySet>,
): KeyLogEntry {
  const position = {
    number: hashes.length + 1,
    previous: hashes.at(-1) ?? keyLogGenesisHash,
    day: dayOf(Date.now()),
  };
  return signStatement({ ...keySet, ...change, ...position, signer: signing }, secret);
}
