import { and, eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { staff } from '../staff/tables.ts';
import { applyEntry, type KeyLogEntry, type KeyLogState } from './key-log.ts';
import type { KeyStatement, OfficerKeys } from './key-statement.ts';
import { appendToKeyLog, readKeyLog, verifiedState, wasEverAppended } from './read-key-log.ts';
import { reportingKeys } from './tables.ts';

/** The state of the log after an entry, and before it. */
export interface KeyLogChange {
  before: KeyLogState | undefined;
  after: KeyLogState;
  statement: KeyStatement;
}

/**
 * Appends a signed entry to the log, in a transaction.
 * @param officer the id of the sender, who must be the signer.
 * @returns the change; `late` where another entry came first, `refused` where the entry is not allowed.
 * @throws BrokenKeyLogError where the existing log is broken.
 */
export async function appendSignedEntry(
  session: DbSession,
  officer: number,
  entry: KeyLogEntry,
): Promise<KeyLogChange | 'late' | 'refused'> {
  const before = verifiedState(await readKeyLog(session));
  const after = applyEntry(before, entry);
  const statement = after?.statements.at(-1);
  if (!after || !statement) return isOutdated(before, entry) ? 'late' : 'refused';
  const signers = (before ?? after).keySet.officers;
  const own = signers.find(({ signing }) => signing === statement.signer);
  if (own?.holder !== officer || !(await areKeysRegistered(session, before, statement)))
    return 'refused';
  // Prevents a replay of an abandoned log's entry.
  if (!before && (await wasEverAppended(session, entry))) return 'refused';
  const added = await appendToKeyLog(session, statement.number, entry);
  return added ? { before, after, statement } : 'late';
}

/** Returns whether an entry was signed for an outdated state of the log. */
function isOutdated(before: KeyLogState | undefined, { statement }: KeyLogEntry): boolean {
  try {
    const { number } = JSON.parse(statement) as KeyStatement;
    return Number.isSafeInteger(number) && number > 0 && number <= (before?.hashes.length ?? 0);
  } catch {
    return false;
  }
}

/** Returns whether a new key belongs to an officer who registered it in the studio. A log is begun by one officer alone. */
async function areKeysRegistered(
  session: DbSession,
  before: KeyLogState | undefined,
  { officers, recovery }: KeyStatement,
): Promise<boolean> {
  if (!before && officers.length !== 1) return false;
  if (!before && recovery !== null && !(await isRegisteredRecoveryKey(session, recovery)))
    return false;
  const known = new Set(before?.keySet.officers.map(({ recipient }) => recipient));
  for (const officer of officers)
    if (!known.has(officer.recipient) && !(await isRegisteredOfficerKey(session, officer)))
      return false;
  return true;
}

async function isRegisteredOfficerKey(
  session: DbSession,
  { holder, recipient, signing }: OfficerKeys,
): Promise<boolean> {
  const [keys, staffTable] = [reportingKeys(session), staff(session)];
  const found = await session.orm
    .select({ id: keys.id })
    .from(keys)
    .innerJoin(staffTable, eq(staffTable.id, keys.handler))
    .where(
      and(
        eq(keys.handler, holder),
        eq(keys.recipient, recipient),
        eq(keys.signing, signing),
        eq(staffTable.role, 'compliance-officer'),
        eq(staffTable.state, 'active'),
      ),
    );
  return found.length === 1;
}

async function isRegisteredRecoveryKey(session: DbSession, recipient: string): Promise<boolean> {
  const keys = reportingKeys(session);
  const found = await session.orm
    .select({ id: keys.id })
    .from(keys)
    .where(and(eq(keys.kind, 'recovery'), eq(keys.recipient, recipient)));
  return found.length === 1;
}
