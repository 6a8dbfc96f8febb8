import { type SQL, sql } from 'drizzle-orm';
import type { DbSession } from './db-session.ts';

/** Returns the database's time in milliseconds: the one clock that all processes share. */
export async function databaseTime({ dialect, orm }: DbSession): Promise<number> {
  const now: SQL<number> =
    dialect === 'sqlite'
      ? sql`unixepoch('subsec') * 1000`
      : sql`extract(epoch FROM clock_timestamp()) * 1000`;
  const [row] = await orm.select({ now: now.mapWith(Number) }).from(sql`(SELECT 1) AS once`);
  return Math.round(row?.now ?? Number.NaN);
}
