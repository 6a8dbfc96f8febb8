import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import {
  applyEntry,
  BrokenKeyLogError,
  type KeyLogEntry,
  type KeyLogState,
  verifyKeyLog,
} from './key-log.ts';
import { keyLog } from './tables.ts';

/** Returns the current log, in order; empty before an officer began it. */
export async function readKeyLog(session: DbSession): Promise<KeyLogEntry[]> {
  const rows = keyLog(session);
  return session.orm
    .select({ statement: rows.statement, signature: rows.signature })
    .from(rows)
    .where(and(eq(rows.log, await newestLog(session)), gt(rows.number, 0)))
    .orderBy(asc(rows.number));
}

/** Appends the next entry, in a transaction. @returns false where a concurrent transaction was first. */
export async function appendToKeyLog(
  session: DbSession,
  number: number,
  entry: KeyLogEntry,
): Promise<boolean> {
  const log = await newestLog(session);
  return (await insert(session, log, number, entry)) > 0;
}

/** Returns whether an entry is in any log, abandoned ones included. */
export async function wasEverAppended(
  session: DbSession,
  { signature }: KeyLogEntry,
): Promise<boolean> {
  const rows = keyLog(session);
  const found = await session.orm
    .select({ log: rows.log })
    .from(rows)
    .where(eq(rows.signature, signature));
  return found.length > 0;
}

/** Abandons the current log; an officer must begin a new one. */
export async function resetKeyLog(session: DbSession): Promise<void> {
  await insert(session, (await newestLog(session)) + 1, 0, { statement: '', signature: '' });
}

async function insert(session: DbSession, log: number, number: number, entry: KeyLogEntry) {
  const { signature, statement } = entry;
  const added = await session.orm
    .insert(keyLog(session))
    .values({ log, number, statement, signature })
    .onConflictDoNothing()
    .returning({ number: keyLog(session).number });
  return added.length;
}

async function newestLog(session: DbSession): Promise<number> {
  const rows = keyLog(session);
  const [newest] = await session.orm
    .select({ log: rows.log })
    .from(rows)
    .orderBy(desc(rows.log))
    .limit(1);
  return newest?.log ?? 1;
}

let verifiedCache: { log: readonly KeyLogEntry[]; state: KeyLogState } | undefined;

/**
 * Returns the verified state of a log; recently verified signatures are cached in this process.
 * @returns undefined for an empty log.
 * @throws BrokenKeyLogError
 */
export function verifiedState(log: readonly KeyLogEntry[]): KeyLogState | undefined {
  const known =
    verifiedCache?.log.every((entry, at) => isSameEntry(entry, log[at])) && verifiedCache.state;
  const state = known ? verifyAppended(known, log) : verifyKeyLog(log);
  if (state) verifiedCache = { log: [...log], state };
  return state;
}

function verifyAppended(known: KeyLogState, log: readonly KeyLogEntry[]): KeyLogState {
  let state = known;
  for (const entry of log.slice(known.hashes.length)) {
    const next = applyEntry(state, entry);
    if (!next) throw new BrokenKeyLogError(state.hashes.length + 1);
    state = next;
  }
  return state;
}

const isSameEntry = (one: KeyLogEntry, other: KeyLogEntry | undefined) =>
  one.statement === other?.statement && one.signature === other.signature;
