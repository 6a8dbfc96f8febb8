import { dayOf } from '@oilway/store/reporting/deadlines.ts';
import { signAddition, signFirstEntry, signRecovery } from '@oilway/store/reporting/key-changes.ts';
import type { KeyLogEntry } from '@oilway/store/reporting/key-log.ts';
import { readKeyLog, verifiedState } from '@oilway/store/reporting/read-key-log.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { appendKeyLogEntry } from './key-log.ts';

/** An officer with their key. */
export interface OfficerKey {
  /** Id of the account. */
  id: number;
  identity: string;
  recipient: string;
  /** The private key, encrypted with a passphrase. */
  wrapped?: string;
}

/**
 * Creates the key log as officers do in the studio: the first officer begins it, signs the keys of the others, and adds the recovery key before them.
 * For the demo and tests only: real private keys must be known to their holders only.
 * @param recovery the public recovery key.
 */
export async function createReportingOffice(
  payload: Payload,
  [first, ...others]: readonly [OfficerKey, ...OfficerKey[]],
  recovery: string,
): Promise<void> {
  const key = signingKeyOf(first.identity);
  for (const member of [first, ...others]) await storeKey(payload, member);
  const readState = async () => {
    const state = verifiedState(await readKeyLog(databaseOf(payload)));
    if (!state) throw new Error('the key log is empty');
    return state;
  };
  const add = async (entry: KeyLogEntry) => {
    const outcome = await appendKeyLogEntry(payload, first.id, entry);
    if (outcome !== 'added') throw new Error(`the entry was ${outcome}`);
  };
  const { id: holder, recipient } = first;
  await add(signFirstEntry({ holder, recipient }, null, key));
  await add(signRecovery(await readState(), recovery, key));
  for (const { id, identity, recipient } of others) {
    const { signing } = signingKeyOf(identity);
    await add(signAddition(await readState(), { holder: id, recipient, signing }, key));
  }
}

/** Stores a key that awaits its signature, as the studio does. */
export async function storeKey(
  payload: Payload,
  { id: handler, identity, recipient, wrapped }: OfficerKey,
): Promise<void> {
  const { signing } = signingKeyOf(identity);
  const madeOn = dayOf(Date.now());
  await payload.create({
    collection: 'reporting-keys',
    data: { kind: 'handler', handler, recipient, signing, wrapped, madeOn },
    overrideAccess: true,
    depth: 0,
  });
}
