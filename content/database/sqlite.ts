import { setTimeout as wait } from 'node:timers/promises';
import {
  type Client,
  createClient,
  type InArgs,
  type InStatement,
  type TransactionMode,
} from '@libsql/client';

/** How long a statement waits for another process's write lock before SQLITE_BUSY is given up to the caller. */
const patience = 15_000;

/**
 * A client for a SQLite file that two processes write at once.
 *
 * libsql is synchronous: its busy timeout would block the whole process while the other one writes.
 * So the timeout is 0 and the wait happens here, between tries, with jitter. Each transaction has a
 * connection of its own (the client's pool), begun IMMEDIATE, so that a lock is met at BEGIN, where
 * trying again is harmless.
 * WAL lets readers pass the writer; synchronous FULL makes a commit survive a power cut.
 */
export async function retryingClient(url: string): Promise<Client> {
  const client = createClient({ url, timeout: 0, concurrency: 64 });
  await retried(() => client.execute('PRAGMA journal_mode = WAL'));

  const execute = client.execute.bind(client) as (
    statement: InStatement,
    args?: InArgs,
  ) => ReturnType<Client['execute']>;
  const batch = client.batch.bind(client);
  const transaction = client.transaction.bind(client);
  return Object.assign(client, {
    execute: (statement: InStatement, args?: InArgs) => retried(() => execute(statement, args)),
    batch: (statements: Parameters<Client['batch']>[0], mode?: TransactionMode) =>
      retried(() => batch(statements, mode)),
    transaction: (mode?: TransactionMode) => retried(() => transaction(mode ?? 'write')),
  }) as Client;
}

async function retried<T>(run: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience;
  for (let pause = 2; ; pause = Math.min(pause * 1.5, 40)) {
    try {
      return await run();
    } catch (cause) {
      const { code } = cause as { code?: string };
      const busy = code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED';
      if (!busy || Date.now() > deadline) throw cause;
      await wait(pause * (0.5 + Math.random()));
    }
  }
}
