import { createHash } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { staff } from '../staff/tables.ts';
import { officeFingerprint, recipientsOf } from './fingerprints.ts';
import { BrokenKeyLogError, type KeyLogEntry, type KeyLogState } from './key-log.ts';
import { readKeyLog, stateOf } from './read-key-log.ts';

/** What reports are sealed to at present. */
export interface ReportingKeys {
  /** Reports are taken: at least two people can read them, and the recovery key exists. */
  open: boolean;
  recipients: string[];
  /** Names this set of recipients, so that nothing is sealed to an old one. */
  set: string;
  /** Who they are, as the officers signed it: whoever seals verifies it. */
  log: KeyLogEntry[];
  /** Of the office, as a printed notice has it; null before the log was begun. */
  fingerprint: string | null;
}

/**
 * What the officers signed, and nothing else: a key that is stored anywhere else takes no part. Somebody who is no officer any more, or was
 * deactivated, takes part until an officer has signed the key out: else whoever deactivates people would choose who reads. They do
 * not count as people who can read. A broken log seals to nobody.
 */
export async function readReportingKeys(session: Session): Promise<ReportingKeys> {
  const log = await readKeyLog(session);
  const state = wholeState(log);
  const recipients = state ? recipientsOf(state.set) : [];
  const readers = state ? await officersOf(session, state) : [];
  return {
    open: readers.length >= 2 && Boolean(state?.set.recovery),
    recipients,
    set: createHash('sha256').update(recipients.join()).digest('hex').slice(0, 32),
    log,
    fingerprint: state ? officeFingerprint(state) : null,
  };
}

/** The accounts of those who are officers by the word of another one, and not only by an administrator's. */
export async function holdersOf(session: Session): Promise<number[]> {
  const state = wholeState(await readKeyLog(session));
  return state?.set.officers.map(({ holder }) => holder) ?? [];
}

export const isSignedIn = async (session: Session, officer: number): Promise<boolean> =>
  (await holdersOf(session)).includes(officer);

function wholeState(log: readonly KeyLogEntry[]): KeyLogState | undefined {
  try {
    return stateOf(log);
  } catch (error) {
    if (error instanceof BrokenKeyLogError) return undefined;
    throw error;
  }
}

/** Those of the log who work there still. */
async function officersOf(session: Session, { set }: KeyLogState): Promise<{ id: number }[]> {
  const people = staff(session);
  const holders = set.officers.map(({ holder }) => holder);
  return session.orm
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        inArray(people.id, holders),
        eq(people.role, 'compliance-officer'),
        ne(people.state, 'deactivated'),
      ),
    );
}
