import { randomUUID } from 'node:crypto';
import { settingsOfTransaction } from '@oilway/store/database/pool.ts';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';

/** What a transaction's own statements run on. */
interface Session {
  execute(query: ReturnType<typeof sql.raw>): Promise<unknown>;
}

export interface RunningTransaction {
  db: Session;
  /** What runs right before COMMIT: the audit log's rows, whose lock is acquired last of all. */
  beforeCommit: (() => Promise<void>)[];
  /** Asks for COMMIT. @throws when the database refuses it: then nothing is stored. */
  resolve(): Promise<void>;
  /** Asks for ROLLBACK, which a broken connection does by itself. */
  reject(): Promise<void>;
}

/** As much as is needed here of Payload's adapters. */
interface Adapter {
  name: string;
  drizzle: {
    transaction(run: (session: Session) => Promise<void>, options?: object): Promise<void>;
  };
  sessions: Record<string, RunningTransaction | undefined>;
  transactionOptions?: object;
  initializing?: Promise<void>;
}

type Id = string | number | Promise<string | number>;

const rollBack = Symbol('ROLLBACK was asked for');

/**
 * Begin, commit and roll back in place of the adapter's own, which keep a failed COMMIT to themselves: with these it is
 * thrown to whoever asked for it. So what was answered after a transaction is stored.
 */
export const transactions = {
  /** @throws when the database can't begin. */
  async beginTransaction(this: Adapter, options?: object): Promise<string> {
    await this.initializing;
    const begun = Promise.withResolvers<Session>();
    const asked = Promise.withResolvers<void>();
    const ended = this.drizzle.transaction(async (session) => {
      if (this.name === 'postgres') await session.execute(sql.raw(settingsOfTransaction));
      begun.resolve(session);
      await asked.promise;
      // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK, and with no error.
      if (this.name === 'postgres') await session.execute(sql.raw('SELECT 1'));
    }, options ?? this.transactionOptions);
    // Its end is awaited where it is asked for; nobody listens before.
    ended.catch(begun.reject);
    const id = randomUUID();
    this.sessions[id] = {
      db: await begun.promise,
      beforeCommit: [],
      resolve: () => {
        asked.resolve();
        return ended;
      },
      reject: () => {
        asked.reject(rollBack);
        return ended.catch(() => undefined);
      },
    };
    return id;
  },

  /** @throws when nothing was stored: COMMIT failed, what was left to do did, or the transaction was rolled back before. */
  async commitTransaction(this: Adapter, id: Id): Promise<void> {
    const { beforeCommit = [] } = this.sessions[String(await id)] ?? {};
    try {
      for (const act of beforeCommit) await act();
    } catch (error) {
      await taken(this, await id)?.reject();
      throw error;
    }
    const running = taken(this, await id);
    if (!running) throw new Error('the transaction was rolled back before its COMMIT');
    await running.resolve();
  },

  /** A second time it does nothing. */
  async rollbackTransaction(this: Adapter, id: Id): Promise<void> {
    await taken(this, await id)?.reject();
  },
};

/** The transaction of a request, while it runs. */
export async function runningOf(req: PayloadRequest): Promise<RunningTransaction | undefined> {
  const id = await req.transactionID;
  return id === undefined ? undefined : (req.payload.db as unknown as Adapter).sessions[String(id)];
}

/** Nobody else finds a transaction that is about to end. */
function taken({ sessions }: Adapter, id: string | number): RunningTransaction | undefined {
  const running = sessions[String(id)];
  delete sessions[String(id)];
  return running;
}
