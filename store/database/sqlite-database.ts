import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import Connection from 'libsql';
import { Turns } from '../turns.ts';
import { savepoints } from './savepoints.ts';
import { type Database, type Orm, patience, type Transaction } from './session.ts';

/**
 * A SQLite file that several processes write at once.
 *
 * SQLite is synchronous: with a busy timeout a statement that meets another process's lock would stop this whole process. So the timeout
 * is 0, and the wait happens here, between tries, with jitter: at BEGIN IMMEDIATE, where trying again is harmless, or around a
 * statement that stands alone. One connection reads and writes what stands alone; the other runs one transaction after another.
 * @param url `file:` and a path.
 */
export async function openSqlite(url: string): Promise<Database> {
  const path = url.replace(/^file:(\/\/)?/, '');
  const alone = new SqliteConnection(path);
  const writing = new SqliteConnection(path);
  const line = new Turns({ width: 1 });
  await retried(() => alone.command('PRAGMA journal_mode = WAL'));

  async function transaction<Result>(
    act: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    await retried(() => writing.command('BEGIN IMMEDIATE'));
    const savepoint = savepoints(async (statements) => writing.command(statements));
    try {
      const result = await act({ dialect: 'sqlite', orm: writing.orm, savepoint });
      await retried(() => writing.command('COMMIT'));
      return result;
    } catch (error) {
      writing.rollBack();
      throw error;
    }
  }

  return {
    dialect: 'sqlite',
    orm: ormOf((statement, values, all) => retried(() => alone.run(statement, values, all))),
    transaction: (act) => line.take(() => transaction(act)),
    async close() {
      await line.take(async () => writing.close());
      alone.close();
    },
  };
}

type Run = (
  statement: string,
  values: unknown[],
  rows: boolean,
) => unknown[][] | Promise<unknown[][]>;

/** Rows come as arrays of values, as drizzle wants them. */
const ormOf = (run: Run): Orm =>
  drizzle(async (statement, values, method) => {
    const rows = await run(statement, values, method !== 'run');
    // `get` is the first row, or nothing at all.
    return { rows: (method === 'get' ? rows[0] : rows) as unknown[] };
  });

/** How many statements a connection keeps prepared. */
const prepared = 200;

class SqliteConnection {
  readonly orm: Orm = ormOf((statement, values, rows) => this.run(statement, values, rows));
  readonly #path: string;
  readonly #statements = new Map<string, Connection.Statement<unknown[]>>();
  #open: Connection.Database | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  run(statement: string, values: unknown[], rows: boolean): unknown[][] {
    const ready = this.#prepare(statement);
    if (!ready.reader) {
      ready.run(...values);
      return [];
    }
    const found = ready.raw(true).all(...values) as unknown[][];
    return rows ? found : [];
  }

  command(statement: string): void {
    this.#connection.exec(statement);
  }

  /** After what failed: a connection that can't even do this is not used again. */
  rollBack(): void {
    try {
      if (this.#open?.inTransaction) this.command('ROLLBACK');
    } catch {
      this.close();
    }
  }

  close(): void {
    this.#statements.clear();
    this.#open?.close();
    this.#open = undefined;
  }

  get #connection(): Connection.Database {
    if (this.#open) return this.#open;
    const opened = new Connection(this.#path, { timeout: 0 });
    // A commit survives a power cut: said, and not left to how SQLite was compiled.
    opened.exec('PRAGMA synchronous = FULL');
    opened.exec('PRAGMA foreign_keys = ON');
    this.#open = opened;
    return opened;
  }

  #prepare(statement: string): Connection.Statement<unknown[]> {
    const known = this.#statements.get(statement);
    if (known) return known;
    const made = this.#connection.prepare<unknown[]>(statement);
    this.#statements.set(statement, made);
    const [oldest = statement] = this.#statements.keys();
    if (this.#statements.size > prepared) this.#statements.delete(oldest);
    return made;
  }
}

/** Tries again for as long as somebody else holds the lock. */
async function retried<Result>(run: () => Result): Promise<Result> {
  const deadline = Date.now() + patience;
  for (let pause = 2; ; pause = Math.min(pause * 1.5, 40)) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await wait(pause * (0.5 + Math.random()));
      await turn();
    }
  }
}

function isBusy(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED');
}
