import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbSession } from './db-session.ts';

/** A query builder's insert that has not run yet. */
export interface Insert extends SQLWrapper, PromiseLike<unknown> {}

/**
 * Runs independent inserts atomically: on PostgreSQL as one statement with common table expressions, because a round trip takes longer than an
 * insert.
 */
export async function insertAll(session: DbSession, inserts: readonly Insert[]): Promise<void> {
  const [last, ...others] = [...inserts].reverse();
  if (session.dialect === 'sqlite' || !last || others.length === 0) {
    for (const insert of inserts) await insert;
    return;
  }
  const parts = others.map((insert, at) => sql`${sql.identifier(`part_${at}`)} AS ${insert}`);
  const { execute } = session.orm as unknown as { execute(statement: SQL): Promise<unknown> };
  await execute.call(session.orm, sql`WITH ${sql.join(parts, sql`, `)} ${last.getSQL()}`);
}
