/** Creates and signs key log entries in an officer's browser. */

import { dayOf } from './clocks.ts';
import { beginning, type KeyLogEntry, type KeyLogState, signStatement } from './key-log.ts';
import type { KeySet, KeyStatement, OfficerKeys } from './key-statement.ts';
import type { SigningKey } from './signing-key.ts';

/** Signs the first entry: one officer, and an existing recovery key, if there is one. */
export function signBeginning(
  own: Pick<OfficerKeys, 'holder' | 'recipient'>,
  recovery: string | null,
  { secret, signing }: SigningKey,
): KeyLogEntry {
  const { holder, recipient } = own;
  const officers = [{ holder, recipient, signing }];
  const place = { number: 1, previous: beginning, day: dayOf(Date.now()) };
  return signStatement({ ...place, what: 'begin', officers, recovery, signer: signing }, secret);
}

/** Signs the addition of an officer, or an officer's new key, which replaces the old one. */
export const signOfficer = (state: KeyLogState, added: OfficerKeys, key: SigningKey) =>
  next(state, key, {
    what: 'add',
    officers: [...state.set.officers.filter(({ holder }) => holder !== added.holder), added],
  });

export const signRemoval = (state: KeyLogState, holder: number, key: SigningKey) =>
  next(state, key, {
    what: 'remove',
    officers: state.set.officers.filter((one) => one.holder !== holder),
  });

/** Signs a new recovery key. It waits for a second officer's signature, unless there is only one officer. */
export const signRecovery = (state: KeyLogState, recovery: string, key: SigningKey) =>
  next(state, key, { what: 'recovery', recovery });

/** Signs the waiting recovery key as the second officer. */
export const signWaiting = (state: KeyLogState, key: SigningKey) =>
  next(state, key, { what: 'sign', recovery: state.waiting?.recovery ?? null });

function next(
  { hashes, set }: KeyLogState,
  { secret, signing }: SigningKey,
  change: Pick<KeyStatement, 'what'> & Partial<KeySet>,
): KeyLogEntry {
  const place = {
    number: hashes.length + 1,
    previous: hashes.at(-1) ?? beginning,
    day: dayOf(Date.now()),
  };
  return signStatement({ ...set, ...change, ...place, signer: signing }, secret);
}
