import { and, eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { staff } from '../staff/tables.ts';
import { following, type KeyLogEntry, type KeyLogState } from './key-log.ts';
import type { KeyStatement, OfficerKeys } from './key-statement.ts';
import { addToKeyLog, readKeyLog, stateOf, wasAdded } from './read-key-log.ts';
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
export async function addSigned(
  session: Session,
  officer: number,
  entry: KeyLogEntry,
): Promise<KeyLogChange | 'late' | 'refused'> {
  const before = stateOf(await readKeyLog(session));
  const after = following(before, entry);
  const statement = after?.statements.at(-1);
  if (!after || !statement) return isLate(before, entry) ? 'late' : 'refused';
  const signers = (before ?? after).set.officers;
  const own = signers.find(({ signing }) => signing === statement.signer);
  if (own?.holder !== officer || !(await isKnown(session, before, statement))) return 'refused';
  // Prevents a replay of an abandoned log's entry.
  if (!before && (await wasAdded(session, entry))) return 'refused';
  const added = await addToKeyLog(session, statement.number, entry);
  return added ? { before, after, statement } : 'late';
}

/** Returns whether an entry was signed for an outdated state of the log. */
function isLate(before: KeyLogState | undefined, { statement }: KeyLogEntry): boolean {
  try {
    const { number } = JSON.parse(statement) as KeyStatement;
    return Number.isSafeInteger(number) && number > 0 && number <= (before?.hashes.length ?? 0);
  } catch {
    return false;
  }
}

/** Returns whether a new key belongs to an officer who registered it in the studio. A log is begun by one officer alone. */
async function isKnown(
  session: Session,
  before: KeyLogState | undefined,
  { officers, recovery }: KeyStatement,
): Promise<boolean> {
  if (!before && officers.length !== 1) return false;
  if (!before && recovery !== null && !(await isStoredRecovery(session, recovery))) return false;
  const known = new Set(before?.set.officers.map(({ recipient }) => recipient));
  for (const officer of officers)
    if (!known.has(officer.recipient) && !(await madeAtTheDesk(session, officer))) return false;
  return true;
}

async function madeAtTheDesk(
  session: Session,
  { holder, recipient, signing }: OfficerKeys,
): Promise<boolean> {
  const [keys, people] = [reportingKeys(session), staff(session)];
  const found = await session.orm
    .select({ id: keys.id })
    .from(keys)
    .innerJoin(people, eq(people.id, keys.handler))
    .where(
      and(
        eq(keys.handler, holder),
        eq(keys.recipient, recipient),
        eq(keys.signing, signing),
        eq(people.role, 'compliance-officer'),
        eq(people.state, 'active'),
      ),
    );
  return found.length === 1;
}

async function isStoredRecovery(session: Session, recipient: string): Promise<boolean> {
  const keys = reportingKeys(session);
  const found = await session.orm
    .select({ id: keys.id })
    .from(keys)
    .where(and(eq(keys.kind, 'recovery'), eq(keys.recipient, recipient)));
  return found.length === 1;
}
