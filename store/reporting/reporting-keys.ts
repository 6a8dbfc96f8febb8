import { createHash } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { staff } from '../staff/tables.ts';
import { officeFingerprint, recipientsOf } from './fingerprints.ts';
import { BrokenKeyLogError, type KeyLogEntry, type KeyLogState } from './key-log.ts';
import { readKeyLog, verifiedState } from './read-key-log.ts';

/** The current recipients of reports. */
export interface ReportingKeys {
  /** Whether reports are accepted: at least two officers can read them, and the recovery key exists. */
  open: boolean;
  recipients: string[];
  /** Identifies the set of recipients, so that nothing is encrypted to an outdated one. */
  set: string;
  /** The signed log, which the sender verifies. */
  log: KeyLogEntry[];
  /** The office's fingerprint, as on printed notices; null for an empty log. */
  fingerprint: string | null;
}

/**
 * Returns the recipients from the signed log alone; keys stored elsewhere are ignored. A former or deactivated officer stays a recipient until an
 * officer signs the removal: otherwise an administrator could choose the readers by deactivating accounts. Such officers do not count as readers. A
 * broken log has no recipients.
 */
export async function readReportingKeys(session: DbSession): Promise<ReportingKeys> {
  const log = await readKeyLog(session);
  const state = intactState(log);
  const recipients = state ? recipientsOf(state.keySet) : [];
  const readers = state ? await activeOfficers(session, state) : [];
  return {
    open: readers.length >= 2 && Boolean(state?.keySet.recovery),
    recipients,
    set: createHash('sha256').update(recipients.join()).digest('hex').slice(0, 32),
    log,
    fingerprint: state ? officeFingerprint(state) : null,
  };
}

/** Returns the ids of the accounts whose keys are in the log, and not merely those with the role from an administrator. */
export async function keyHolders(session: DbSession): Promise<number[]> {
  const state = intactState(await readKeyLog(session));
  return state?.keySet.officers.map(({ holder }) => holder) ?? [];
}

/** Returns the ids of the active officers whose keys open new reports. */
export async function activeReaders(session: DbSession): Promise<number[]> {
  const state = intactState(await readKeyLog(session));
  return state ? await activeOfficers(session, state) : [];
}

export const isInKeyLog = async (session: DbSession, officer: number): Promise<boolean> =>
  (await keyHolders(session)).includes(officer);

function intactState(log: readonly KeyLogEntry[]): KeyLogState | undefined {
  try {
    return verifiedState(log);
  } catch (error) {
    if (error instanceof BrokenKeyLogError) return undefined;
    throw error;
  }
}

/** Returns the officers in the log with active accounts. */
async function activeOfficers(session: DbSession, { keySet }: KeyLogState): Promise<number[]> {
  const { id, role, state } = staff(session);
  const holders = keySet.officers.map(({ holder }) => holder);
  const isActive = and(eq(role, 'compliance-officer'), ne(state, 'deactivated'));
  const found = await session.orm
    .select({ id })
    .from(staff(session))
    .where(and(inArray(id, holders), isActive));
  return found.map((officer) => officer.id);
}
