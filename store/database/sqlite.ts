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
import { Turns } from '../turns.ts';
import { savepoints } from './savepoints.ts';
import { type Database, type Orm, patience } from './session.ts';

/** How many idle connections are kept for the next statement or transaction. */
const spare = 8;

/**
 * A SQLite file that several processes write at once. Of one process one transaction runs at a time.
 * @param url `file:` and a path.
 */
export async function openSqlite(url: string): Promise<Database> {
  const client = await retryingClient(url);
  const orm = drizzle(client);
  const line = new Turns({ width: 1 });
  return {
    dialect: 'sqlite',
    orm: orm as Orm,
    transaction: (act) =>
      line.take(() =>
        orm.transaction((transaction) => {
          const savepoint = savepoints(async (statements) => {
            for (const one of statements.split(';')) await transaction.run(sql.raw(one));
          });
          return act({ dialect: 'sqlite', orm: transaction as Orm, savepoint });
        }),
      ),
    close: () => line.take(async () => client.close()),
  };
}

/**
 * A client for a SQLite file that several processes write at once.
 *
 * libsql is synchronous: its busy timeout would block the whole process while another one writes. So the timeout is 0 and the wait
 * happens here, between tries, with jitter. Each transaction has a connection of its own, begun IMMEDIATE, so that a lock is met at
 * BEGIN, where trying again is harmless. A connection that met a lock is closed: libsql leaves its statement open, and whatever runs on
 * it next is refused as well, which is why the client's own pool is not used.
 * WAL lets readers pass the writer; synchronous FULL makes a commit survive a power cut.
 * @param cacheSize KiB of the file that each connection keeps in memory.
 */
export async function retryingClient(url: string, cacheSize = 2000): Promise<Client> {
  const connect = () => createClient({ url, timeout: 0, concurrency: 1 });
  const client = connect();
  await retried(() => client.execute('PRAGMA journal_mode = WAL'));
  const connections = new Spare(async () => {
    const connection = connect();
    for (const pragma of ['synchronous = FULL', 'foreign_keys = ON', `cache_size = -${cacheSize}`])
      await connection.execute(`PRAGMA ${pragma}`);
    return connection;
  });
  async function once<T>(run: (connection: Client) => Promise<T>): Promise<T> {
    const [result, connection] = await connections.attempt(run);
    connections.giveBack(connection);
    return result;
  }
  async function begin(mode: TransactionMode): Promise<Transaction> {
    const [transaction, connection] = await connections.attempt((own) => own.transaction(mode));
    let settled = false;
    /** The first end counts; after one that fails, the connection is not used again. */
    async function settle(end: () => Promise<void>): Promise<void> {
      const first = !settled;
      settled = true;
      try {
        await end();
        if (first) connections.giveBack(connection);
      } catch (cause) {
        connection.close();
        throw cause;
      }
    }
    const [commit, rollback] = [transaction.commit, transaction.rollback];
    return Object.assign(transaction, {
      commit: () => settle(commit.bind(transaction)),
      // SQLite has rolled back already where the disk is full: the caller hears of that, and not of the second ROLLBACK.
      rollback: () => settle(rollback.bind(transaction)).catch(() => undefined),
    });
  }

  const close = client.close.bind(client);
  return Object.assign(client, {
    execute: (statement: InStatement, args?: InArgs) =>
      retried(() => once((own) => own.execute(statement as string, args))),
    batch: (statements: Parameters<Client['batch']>[0], mode?: TransactionMode) =>
      retried(() => once((own) => own.batch(statements, mode))),
    transaction: (mode?: TransactionMode) => retried(() => begin(mode ?? 'write')),
    close() {
      connections.close();
      close();
    },
  });
}

/** Connections that are idle; the one that was used last knows most, and is the next. */
class Spare {
  readonly #idle: Client[] = [];
  readonly #open: () => Promise<Client>;

  constructor(open: () => Promise<Client>) {
    this.#open = open;
  }

  /** One try on a connection that nobody else uses meanwhile; that is the caller's to give back. */
  async attempt<T>(run: (connection: Client) => Promise<T>): Promise<[T, Client]> {
    const connection = this.#idle.pop() ?? (await this.#open());
    try {
      return [await run(connection), connection];
    } catch (cause) {
      if (isBusy(cause)) connection.close();
      else this.giveBack(connection);
      throw cause;
    }
  }

  giveBack(connection: Client): void {
    if (this.#idle.length < spare) this.#idle.push(connection);
    else connection.close();
  }

  close(): void {
    for (const connection of this.#idle.splice(0)) connection.close();
  }
}

/** Whether another connection holds the lock. */
export function isBusy(cause: unknown): boolean {
  const { code } = cause as { code?: string };
  return code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED';
}

/**
 * Lets the event loop turn before each try: the answers of a synchronous client come as microtasks,
 * and a long chain of them would keep everybody else waiting for seconds.
 */
async function retried<T>(run: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience;
  for (let pause = 2; ; pause = Math.min(pause * 1.5, 40)) {
    await turn();
    try {
      return await run();
    } catch (cause) {
      if (!isBusy(cause) || Date.now() > deadline) throw cause;
      await wait(pause * (0.5 + Math.random()));
    }
  }
}
