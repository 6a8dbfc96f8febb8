import { eq, gte, lte, min } from 'drizzle-orm';
import type { Session, Transactions } from '../database/session.ts';
import { withRest } from '../database/sets.ts';
import { headOf, lockHead, noteAct } from './note.ts';
import { auditLog } from './tables.ts';

const day = 86_400_000;

/** Days. The database refuses to delete younger rows (`content/migrations/audit-guards.ts`). */
export const shortestTerm = 365;

/** Rows per transaction; limits how long concurrent writers wait. */
const rowsOfSet = 2000;

/**
 * Deletes the rows that are older than the retention period, in batches, and records the number and hash of the last row of each batch in a new row,
 * from which the chain is verified.
 * @param days the retention period.
 * @param now milliseconds.
 * @returns the number of rows.
 */
export async function trimAudit(
  database: Transactions,
  days: number,
  now: number,
): Promise<number> {
  const until = new Date(now - Math.max(days, shortestTerm) * day).toISOString();
  let deleted = 0;
  for (;;) {
    const gone = await withRest(database, (session) => trimSet(session, until));
    deleted += gone;
    if (gone < rowsOfSet) return deleted;
  }
}

async function trimSet(session: Session, until: string): Promise<number> {
  await lockHead(session);
  const rows = auditLog(session);
  const head = await headOf(session);
  if (!head) return 0;
  const [kept] = await session.orm
    .select({ id: min(rows.id) })
    .from(rows)
    .where(gte(rows.at, until));
  const [oldest] = await session.orm.select({ id: min(rows.id) }).from(rows);
  const old = kept?.id ? kept.id - 1 : head.id;
  const upTo = Math.min(old, (oldest?.id ?? 0) + rowsOfSet - 1);
  const [last] = await session.orm
    .select({ id: rows.id, checksum: rows.checksum })
    .from(rows)
    .where(eq(rows.id, upTo));
  if (!last) return 0;
  await noteAct(session, {
    action: 'trimmed',
    subject: { kind: 'audit-log' },
    changes: { upTo: { after: last.id }, checksum: { after: last.checksum } },
  });
  const gone = await session.orm
    .delete(rows)
    .where(lte(rows.id, last.id))
    .returning({ id: rows.id });
  return gone.length;
}
