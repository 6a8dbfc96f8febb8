import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { environmentWith } from '../settings.ts';
import { BackupError } from './manifest.ts';

/** Debian's folder of PostgreSQL's programs, with one subfolder per version. */
const debianFolder = '/usr/lib/postgresql';

/**
 * Dumps a consistent snapshot of a database in use with pg_dump.
 * @returns the row counts of the snapshot by table.
 * @throws BackupError where the program is missing or fails.
 */
export async function dumpPostgres(url: string, to: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await assertNoPooler(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot');
    await runOnDatabase(url, 'pg_dump', [
      '-Fc',
      '-Z1',
      `--snapshot=${rows[0]?.snapshot}`,
      `--file=${to}`,
    ]);
    return await countRows(client);
  } finally {
    await client.end();
  }
}

/** @param setting the name of the setting, for the message. @throws BackupError where the database has tables. */
export async function assertNoTables(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await assertNoPooler(client)
    .then(() => tablesOf(client))
    .finally(() => client.end());
  if (tables.length > 0) throw new BackupError(`the database of ${setting} has tables already`);
}

/** Restores a dump into an empty database. @throws BackupError where it has tables, or where the dump is unreadable. */
export async function restorePostgres(dump: string, url: string): Promise<Record<string, number>> {
  await assertNoTables(url);
  const whole = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  await runOnDatabase(url, 'pg_restore', [...whole, dump]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return countRows(client).finally(() => client.end());
}

/** Drops everything a dump restored, except extensions, from a formerly empty database. */
export async function dropRestored(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = (await tablesOf(client)).map((name) => pg.escapeIdentifier(name));
    if (tables.length > 0) await client.query(`DROP TABLE ${tables.join(', ')} CASCADE`);
    const { rows } = await client.query(
      `SELECT 'TYPE ' || oid::regtype AS object FROM pg_type
       WHERE typnamespace = current_schema()::regnamespace AND typtype = 'e'
       UNION ALL
       SELECT 'ROUTINE ' || oid::regprocedure FROM pg_proc
       WHERE pronamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
    );
    for (const { object } of rows) await client.query(`DROP ${object} CASCADE`);
  } finally {
    await client.end();
  }
}

/** Returns the names of the migrations in a dump, without restoring it; empty where it has no such table. @throws BackupError */
export async function migrationsInDump(dump: string): Promise<string[]> {
  const rows = ['--data-only', '--table=payload_migrations', '--file=-', dump];
  const lines = (await runProgram('pg_restore', rows)).split('\n');
  const begin = lines.findIndex((line) => line.startsWith('COPY '));
  const columns = /\((.*)\) FROM stdin;/.exec(lines[begin] ?? '')?.[1]?.split(', ') ?? [];
  const at = columns.indexOf('name');
  const data = lines.slice(begin + 1, lines.indexOf('\\.', begin));
  return begin < 0 ? [] : data.map((line) => line.split('\t')[at] ?? '');
}

/**
 * Runs `callback` with a temporary database.
 * @param url another database on the same server, whose user has CREATEDB.
 * @throws BackupError where it has not.
 */
export async function withScratchDatabase<Result>(
  url: string,
  callback: (scratch: string) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = `oilway_verify_${process.pid}_${Date.now()}`;
  try {
    await assertNoPooler(client);
    await client.query(`CREATE DATABASE "${name}"`).catch((cause: Error) => {
      throw new BackupError(
        `the scratch database could not be created (${cause.message}): grant CREATEDB to the user of DATABASE_URL (ALTER USER … CREATEDB), or set DATABASE_URL to another server`,
        { cause },
      );
    });
    const scratch = new URL(url);
    scratch.pathname = `/${name}`;
    try {
      return await callback(scratch.href);
    } finally {
      await drop(client, name);
    }
  } finally {
    await client.end();
  }
}

/** Attempts to drop a database that is still in use, one second apart. */
const dropAttempts = 10;

/**
 * Drops the database. A plain DROP makes the server end its autovacuum; WITH (FORCE) fails, since only a superuser may end an autovacuum process. A
 * connection of `callback` may still be closing.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  for (let attemptsLeft = dropAttempts; ; attemptsLeft -= 1)
    try {
      await client.query(`DROP DATABASE "${name}"`);
      return;
    } catch (error) {
      // PostgreSQL, appendix A: object_in_use.
      if ((error as { code?: string }).code !== '55006' || attemptsLeft === 1) throw error;
      await wait(1000);
    }
}

/**
 * Rejects a connection pooler. PostgreSQL's programs change session state, which a pooler would leak to other clients: they would not find any table.
 * A pooler reports another backend process id than the server's.
 * @throws BackupError
 */
async function assertNoPooler(client: pg.Client): Promise<void> {
  const { rows } = await client.query('SELECT pg_backend_pid() AS server');
  if (rows[0]?.server !== (client as unknown as { processID: number }).processID)
    throw new BackupError(
      'DATABASE_URL leads to a connection pooler such as PgBouncer: set it to the server itself for this command',
    );
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  return rows.map(({ name }) => String(name));
}

async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const counted: [string, number][] = [];
  for (const name of await tablesOf(client)) {
    const { rows } = await client.query(
      `SELECT count(*) AS rows FROM ${pg.escapeIdentifier(name)}`,
    );
    counted.push([name, Number(rows[0]?.rows)]);
  }
  return Object.fromEntries(counted);
}

/** Runs one of PostgreSQL's programs on a database; the password does not appear in the process list. */
async function runOnDatabase(url: string, program: string, args: string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  await runProgram(
    program,
    [`--dbname=${address.href}`, ...args],
    password ? { PGPASSWORD: password } : {},
  );
}

/** Runs one of PostgreSQL's programs. @returns its output. @throws BackupError where it is missing or fails. */
async function runProgram(
  program: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<string> {
  const child = spawn(programOf(program), args, {
    env: environmentWith(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, stderr, stdout] = await Promise.all([
    exited,
    text(child.stderr),
    text(child.stdout),
  ]).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    throw new BackupError(
      `${program} is not installed: install PostgreSQL's client of the server's version (Debian: postgresql-client)`,
      { cause },
    );
  });
  if (code !== 0)
    throw new BackupError(`${program} failed: ${stderr.trim().split('\n')[0] || `code ${code}`}`);
  return stdout;
}

/** Returns Debian's newest version of a program, regardless of PATH: pg_dump refuses a newer server. */
function programOf(program: string): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const found = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin', program))
    .find((path) => existsSync(path));
  return found ?? program;
}
