import type { Payload } from 'payload';
import { execute } from '../database/execute.ts';
import { databaseOf } from '../database/session.ts';

/** Triggers by name, and how each is made; one that is to say something else takes another name. */
export type Guards = Record<'sqlite' | 'postgres', Record<string, readonly string[]>>;

/**
 * Puts up the guards of a table that are not there. After every migration, for a migration of SQLite's that makes a table anew drops its
 * triggers.
 */
export async function guardRows(payload: Payload, table: string, guards: Guards): Promise<void> {
  const { dialect } = databaseOf(payload);
  const question =
    dialect === 'postgres'
      ? `SELECT tgname AS name FROM pg_trigger WHERE tgrelid = '${table}'::regclass`
      : `SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = '${table}'`;
  const there = new Set((await execute(payload, question)).map(({ name }) => String(name)));
  for (const [name, statements] of Object.entries(guards[dialect]))
    if (!there.has(name)) for (const statement of statements) await execute(payload, statement);
}
