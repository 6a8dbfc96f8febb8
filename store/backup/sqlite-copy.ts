import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { BackupError } from './manifest.ts';

export const sqlitePath = (url: string): string => url.replace(/^file:(\/\/)?/, '');

/**
 * Copies a consistent snapshot of a database in use.
 * @returns the row counts of the copy by table.
 * @throws BackupError where there is no database.
 */
export async function copySqlite(url: string, to: string): Promise<Record<string, number>> {
  assertSqlite(url);
  const path = sqlitePath(url);
  const source = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  try {
    // All pages in one step: between two steps, any writer would restart the backup.
    await backup(source, to, { rate: 2 ** 31 - 1 });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  try {
    // A single file, readable on read-only media.
    copy.exec('PRAGMA journal_mode = DELETE');
    return countRows(copy);
  } finally {
    copy.close();
    flush(to);
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Returns whether a SQLite database exists and has tables. Creates no file, no WAL either. An unreadable file counts as in place: it may be a damaged
 * database.
 */
export function sqliteState(url: string): 'missing' | 'empty' | 'inPlace' {
  const path = sqlitePath(url);
  if (!existsSync(path)) return 'missing';
  if (sizeOf(path) === 0) return 'empty';
  const address = pathToFileURL(path);
  // `immutable` ignores the WAL, so it is set only when the WAL is empty.
  if (sizeOf(`${path}-wal`) === 0) address.searchParams.set('immutable', '1');
  try {
    const database = new DatabaseSync(address, { readOnly: true, timeout: 10_000 });
    try {
      return database.prepare('SELECT 1 FROM sqlite_master').get() ? 'inPlace' : 'empty';
    } finally {
      database.close();
    }
  } catch {
    return 'inPlace';
  }
}

/** @throws BackupError where there is a database. */
export function assertNoSqlite(url: string): void {
  if (sqliteState(url) === 'inPlace')
    throw new BackupError(`there is a database already: ${sqlitePath(url)}`);
}

/** @throws BackupError where there is no database. */
export function assertSqlite(url: string): void {
  const state = sqliteState(url);
  if (state === 'missing') throw new BackupError(`there is no database at ${sqlitePath(url)}`);
  if (state === 'empty') throw new BackupError(`the database is empty: ${sqlitePath(url)}`);
}

/** Replaces an empty database by a loaded one atomically, by a rename. */
export function replaceSqlite(from: string, to: string): void {
  // Checkpoints the WAL, which keeps its old name if a connection was not closed cleanly.
  const database = new DatabaseSync(sqlitePath(from));
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  if (sizeOf(`${sqlitePath(from)}-wal`) > 0)
    throw new BackupError('the WAL of the new database could not be checkpointed');
  flush(sqlitePath(from));
  // SQLite would apply a leftover WAL of the old database to the new one.
  for (const suffix of ['-wal', '-shm']) rmSync(sqlitePath(to) + suffix, { force: true });
  renameSync(sqlitePath(from), sqlitePath(to));
  removeSqlite(from);
  const folder = openSync(dirname(sqlitePath(to)), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Removes a SQLite database with its WAL. */
export function removeSqlite(url: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(sqlitePath(url) + suffix, { force: true });
}

/**
 * Copies a backup to a place without a database.
 * @returns the row counts by table.
 * @throws BackupError where there is a database, or where the copy is damaged.
 */
export function restoreSqlite(copy: string, url: string): Record<string, number> {
  assertNoSqlite(url);
  const path = sqlitePath(url);
  copyFileSync(copy, path);
  flush(path);
  const database = new DatabaseSync(path);
  try {
    const [result] = database.prepare('PRAGMA integrity_check').all();
    if (result?.integrity_check !== 'ok') throw new BackupError('the database is damaged');
    if (database.prepare('PRAGMA foreign_key_check').all().length > 0)
      throw new BackupError('the database has broken foreign keys');
    return countRows(database);
  } finally {
    database.close();
  }
}

/** Returns the names of the migrations in a copy; empty where it has no such table. */
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

function countRows(database: DatabaseSync): Record<string, number> {
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

/** Calls fsync on a file. */
function flush(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}
