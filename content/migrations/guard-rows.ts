import type { Payload } from 'payload';
import { execute } from '../database/execute.ts';
import { databaseOf } from '../database/session.ts';

/** Triggers by name, with their SQL; a changed trigger needs a new name. */
export type Guards = Record<'sqlite' | 'postgres', Record<string, readonly string[]>>;

/** Creates the missing triggers of a table. Runs after every migration, because a SQLite migration that rebuilds a table drops its triggers. */
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
