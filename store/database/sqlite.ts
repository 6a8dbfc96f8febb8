import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  type Transaction,
  type TransactionMode,
} from '@libsql/client/sqlite3';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/sqlite3';
import { Semaphore } from '../semaphore.ts';
import { type Database, lockTimeout, type Orm } from './db-session.ts';
import { savepoints } from './savepoints.ts';

/** Maximal number of idle connections. */
const maxIdleConnections = 8;

/** Opens a SQLite file that several processes write concurrently. Each process runs one transaction at a time. @param url `file:` and a path. */
export async function openSqlite(url: string): Promise<Database> {
  const client = await retryingClient(url);
  const orm = drizzle(client);
  const semaphore = new Semaphore({ permits: 1 });
  return {
    dialect: 'sqlite',
    orm: orm as Orm,
    transaction: (callback) =>
      semaphore.run(() =>
        orm.transaction((transaction) => {
          const savepoint = savepoints(async (statements) => {
            for (const one of statements.split(';')) await transaction.run(sql.raw(one));
          });
          return callback({ dialect: 'sqlite', orm: transaction as Orm, savepoint });
        }),
      ),
    close: () => semaphore.run(async () => client.close()),
  };
}

/**
 * Returns a libsql client for a SQLite file that several processes write concurrently.
 * libsql is synchronous: its busy timeout would block the process while another one writes. So the timeout is 0, and this client waits between
 * attempts, with jitter. Each transaction has its own connection, begun IMMEDIATE, so that a lock is met at BEGIN, where a retry is safe. A
 * connection that met a lock is closed: libsql leaves its statement open and refuses the next one on it, which is why the client's own pool is not
 * used. WAL lets readers proceed during a write; synchronous FULL makes a commit survive a power cut.
 * @param cacheSize KiB of the file that each connection caches.
 */
export async function retryingClient(url: string, cacheSize = 2000): Promise<Client> {
  const connect = () => createClient({ url, timeout: 0, concurrency: 1 });
  const client = connect();
  await retryWhileBusy(() => client.execute('PRAGMA journal_mode = WAL'));
  const connections = new IdleConnections(async () => {
    const connection = connect();
    for (const pragma of ['synchronous = FULL', 'foreign_keys = ON', `cache_size = -${cacheSize}`])
      await connection.execute(`PRAGMA ${pragma}`);
    return connection;
  });
  async function once<T>(run: (connection: Client) => Promise<T>): Promise<T> {
    const [result, connection] = await connections.attempt(run);
    connections.release(connection);
    return result;
  }
  async function begin(mode: TransactionMode): Promise<Transaction> {
    const [transaction, connection] = await connections.attempt((own) => own.transaction(mode));
    let settled = false;
    /** Only the first call counts; after a failure the connection is discarded. */
    async function settle(end: () => Promise<void>): Promise<void> {
      const first = !settled;
      settled = true;
      try {
        await end();
        if (first) connections.release(connection);
      } catch (cause) {
        connection.close();
        throw cause;
      }
    }
    const [commit, rollback] = [transaction.commit, transaction.rollback];
    return Object.assign(transaction, {
      commit: () => settle(commit.bind(transaction)),
      // On a full disk SQLite has already rolled back: the caller gets that error, not the one of the second ROLLBACK.
      rollback: () => settle(rollback.bind(transaction)).catch(() => undefined),
    });
  }

  const close = client.close.bind(client);
  return Object.assign(client, {
    execute: (statement: InStatement, args?: InArgs) =>
      retryWhileBusy(() => once((own) => own.execute(statement as string, args))),
    batch: (statements: Parameters<Client['batch']>[0], mode?: TransactionMode) =>
      retryWhileBusy(() => once((own) => own.batch(statements, mode))),
    transaction: (mode?: TransactionMode) => retryWhileBusy(() => begin(mode ?? 'write')),
    close() {
      connections.close();
      close();
    },
  });
}

/** A stack of idle connections; the most recently used one has the warmest cache. */
class IdleConnections {
  readonly #idle: Client[] = [];
  readonly #open: () => Promise<Client>;

  constructor(open: () => Promise<Client>) {
    this.#open = open;
  }

  /** Runs one attempt on an exclusive connection, which the caller must return. */
  async attempt<T>(run: (connection: Client) => Promise<T>): Promise<[T, Client]> {
    const connection = this.#idle.pop() ?? (await this.#open());
    try {
      return [await run(connection), connection];
    } catch (cause) {
      if (isBusy(cause)) connection.close();
      else this.release(connection);
      throw cause;
    }
  }

  release(connection: Client): void {
    if (this.#idle.length < maxIdleConnections) this.#idle.push(connection);
    else connection.close();
  }

  close(): void {
    for (const connection of this.#idle.splice(0)) connection.close();
  }
}

/** Returns whether another connection holds the lock. */
export function isBusy(cause: unknown): boolean {
  const { code } = cause as { code?: string };
  return code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED';
}

/**
 * Yields to the event loop before each attempt: the synchronous client resolves in microtasks, and a long chain of them would block other requests
 * for seconds.
 */
async function retryWhileBusy<T>(run: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + lockTimeout;
  for (let delay = 2; ; delay = Math.min(delay * 1.5, 40)) {
    await turn();
    try {
      return await run();
    } catch (cause) {
      if (!isBusy(cause) || Date.now() > deadline) throw cause;
      await wait(delay * (0.5 + Math.random()));
    }
  }
}
