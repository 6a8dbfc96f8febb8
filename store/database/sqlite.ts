import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  type Transaction,
  type TransactionMode,
} from '@libsql/client';

/**
 * Milliseconds a statement waits for another process's lock before the caller is told, on Postgres too.
 * A visitor waits as long before a form says that it failed.
 */
export const patience = 10_000;

/** How many idle connections are kept for the next statement or transaction. */
const spare = 8;

/**
 * KiB of the file that a connection keeps, as far as it has read them: the index by which a list of 100,000 messages is searched, twice over.
 * Whenever another connection has written it reads them anew. So it does where the file is mapped, only slower: each page is faulted in.
 */
const kept = 65_536;

/**
 * A client for a SQLite file that two processes write at once.
 *
 * libsql is synchronous: its busy timeout would block the whole process while the other one writes.
 * So the timeout is 0 and the wait happens here, between tries, with jitter. Each transaction has a
 * connection of its own, begun IMMEDIATE, so that a lock is met at BEGIN, where trying again is
 * harmless. A connection that met a lock is closed: libsql leaves its statement open, and the next
 * COMMIT on it would fail with "SQL statements in progress".
 * WAL lets readers pass the writer; synchronous FULL makes a commit survive a power cut.
 */
export async function retryingClient(url: string): Promise<Client> {
  const connect = () => createClient({ url, timeout: 0, concurrency: 1 });
  const client = connect();
  await retried(() => client.execute('PRAGMA journal_mode = WAL'));
  const connections = new Spare(async () => {
    const connection = connect();
    await connection.execute(`PRAGMA cache_size = -${kept}`);
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
    const settling = (end: () => Promise<void>) => async () => {
      await end();
      if (!settled) connections.giveBack(connection);
      settled = true;
    };
    return Object.assign(transaction, {
      commit: settling(transaction.commit.bind(transaction)),
      rollback: settling(transaction.rollback.bind(transaction)),
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

function isBusy(cause: unknown): boolean {
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
