/** The next entry of the key log, as an officer's browser signs it. */

import { dayOf } from './clocks.ts';
import { beginning, type KeyLogEntry, type KeyLogState, signStatement } from './key-log.ts';
import type { KeySet, KeyStatement, OfficerKeys } from './key-statement.ts';
import type { SigningKey } from './signing-key.ts';

/** The first entry of all: one officer, and a recovery key of before, if there is one. */
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

/** One more officer, or the new key of one, which takes the place of the old one. */
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

/** A new recovery key. It waits for another officer, but where there is none. */
export const signRecovery = (state: KeyLogState, recovery: string, key: SigningKey) =>
  next(state, key, { what: 'recovery', recovery });

/** The second officer's word for the recovery key that waits. */
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
