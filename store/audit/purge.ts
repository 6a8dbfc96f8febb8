import { eq, gte, lte, min } from 'drizzle-orm';
import { throttled } from '../database/batches.ts';
import type { DbSession, TransactionRunner } from '../database/db-session.ts';
import { appendAuditEvent, headOf, lockAuditLog } from './append.ts';
import { auditLog } from './tables.ts';

const day = 86_400_000;

/** Days. The database refuses to delete younger rows (`content/migrations/audit-guards.ts`). */
export const minRetentionDays = 365;

/** Rows per transaction; limits how long concurrent writers wait. */
const batchSize = 2000;

/**
 * Deletes the rows that are older than the retention period, in batches, and records the number and hash of the last row of each batch in a new row,
 * from which the chain is verified.
 * @param days the retention period.
 * @param now milliseconds.
 * @returns the number of rows.
 */
export async function purgeAuditLog(
  database: TransactionRunner,
  days: number,
  now: number,
): Promise<number> {
  const before = new Date(now - Math.max(days, minRetentionDays) * day).toISOString();
  let deleted = 0;
  for (;;) {
    const count = await throttled(database, (session) => purgeBatch(session, before));
    deleted += count;
    if (count < batchSize) return deleted;
  }
}

async function purgeBatch(session: DbSession, before: string): Promise<number> {
  await lockAuditLog(session);
  const rows = auditLog(session);
  const head = await headOf(session);
  if (!head) return 0;
  const [firstRetained] = await session.orm
    .select({ id: min(rows.id) })
    .from(rows)
    .where(gte(rows.at, before));
  const [oldest] = await session.orm.select({ id: min(rows.id) }).from(rows);
  const lastExpired = firstRetained?.id ? firstRetained.id - 1 : head.id;
  const upTo = Math.min(lastExpired, (oldest?.id ?? 0) + batchSize - 1);
  const [last] = await session.orm
    .select({ id: rows.id, checksum: rows.checksum })
    .from(rows)
    .where(eq(rows.id, upTo));
  if (!last) return 0;
  await appendAuditEvent(session, {
    action: 'trimmed',
    subject: { kind: 'audit-log' },
    changes: { upTo: { after: last.id }, checksum: { after: last.checksum } },
  });
  const purged = await session.orm
    .delete(rows)
    .where(lte(rows.id, last.id))
    .returning({ id: rows.id });
  return purged.length;
}
