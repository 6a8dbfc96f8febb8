import type { Payload } from 'payload';
import { read, sql } from './execute.ts';

/** What the clock of the database says, in milliseconds: the one clock that all processes share. */
export async function databaseTime(payload: Payload): Promise<number> {
  const question =
    payload.db.name === 'postgres'
      ? sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`
      : sql`SELECT unixepoch('subsec') * 1000 AS now`;
  const [row] = await read(payload, question);
  return Math.round(Number(row?.now));
}
