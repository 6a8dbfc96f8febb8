import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { BackupError } from './manifest.ts';

export const pathOf = (url: string): string => url.replace(/^file:(\/\/)?/, '');

/**
 * Copies a database that others write meanwhile, as it is at one moment.
 * @returns how many rows each table of the copy has.
 * @throws BackupError where there is none.
 */
export async function copySqlite(url: string, to: string): Promise<Record<string, number>> {
  const path = pathOf(url);
  if (!existsSync(path)) throw new BackupError(`there is no database ${path}`);
  const source = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  try {
    // In one step, under one look at it: between two, whoever writes would let it begin again.
    await backup(source, to, { rate: 2 ** 31 - 1 });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  try {
    // One file, that can be read where nothing may be written.
    copy.exec('PRAGMA journal_mode = DELETE');
    return rowsOf(copy);
  } finally {
    copy.close();
    flush(to);
  }
}

/** @throws BackupError where there is a database. */
export function expectNoSqlite(url: string): void {
  const path = pathOf(url);
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw new BackupError(`there is a database already: ${path}`);
}

/** Puts a copy where there is no database yet. @throws BackupError where there is one, or where the copy is damaged. */
export function loadSqlite(copy: string, url: string): Record<string, number> {
  expectNoSqlite(url);
  const path = pathOf(url);
  copyFileSync(copy, path);
  flush(path);
  const loaded = new DatabaseSync(path);
  try {
    const [said] = loaded.prepare('PRAGMA integrity_check').all();
    if (said?.integrity_check !== 'ok') throw new BackupError('the database is damaged');
    if (loaded.prepare('PRAGMA foreign_key_check').all().length > 0)
      throw new BackupError('the database has rows that name others which are not there');
    return rowsOf(loaded);
  } finally {
    loaded.close();
  }
}

/** The names of the migrations that made a copy; none where it has no table of them. */
export function migrationsInCopy(copy: string): string[] {
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    const table = "SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'";
    if (!database.prepare(table).get()) return [];
    return database
      .prepare('SELECT name FROM payload_migrations')
      .all()
      .map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

function rowsOf(database: DatabaseSync): Record<string, number> {
  const tables = database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
    )
    .all() as { name: string }[];
  return Object.fromEntries(
    tables.map(({ name }) => {
      const counted = database.prepare(`SELECT count(*) AS rows FROM "${name}"`).get();
      return [name, Number(counted?.rows)];
    }),
  );
}

/** Until it is on the disk. */
function flush(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}
