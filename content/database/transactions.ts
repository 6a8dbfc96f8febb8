import { randomUUID } from 'node:crypto';
import { settingsOfTransaction } from '@oilway/store/database/pool.ts';
import type { Orm, Session } from '@oilway/store/database/session.ts';
import { is, type SQL, sql } from 'drizzle-orm';
import { PgDatabase } from 'drizzle-orm/pg-core';
import type { PayloadRequest } from 'payload';

/** drizzle on either database. */
export type Drizzle = {
  transaction<Result>(act: (orm: Drizzle) => Promise<Result>, options?: object): Promise<Result>;
  /** PostgreSQL's alone. */
  execute(query: SQL): Promise<{ rows: Record<string, unknown>[] }>;
} & Orm;

export const sessionOn = (orm: Orm): Session => ({
  dialect: is(orm, PgDatabase) ? 'postgres' : 'sqlite',
  orm,
});

/** The transaction of a request, as Payload's adapters keep it: they read and write by `db`. */
export interface RunningTransaction {
  db: Orm;
  session: Session;
  /** What runs right before COMMIT: the audit log's rows, whose lock is acquired last of all. */
  beforeCommit: (() => Promise<void>)[];
  /** Asks for COMMIT. @throws when the database refuses it: then nothing is stored. */
  resolve(): Promise<void>;
  /** Asks for ROLLBACK, which a broken connection does by itself. */
  reject(): Promise<void>;
}

/** As much as is needed here of Payload's adapters. */
interface Adapter {
  drizzle: Drizzle;
  sessions: Record<string, RunningTransaction | undefined>;
  initializing?: Promise<void>;
}

type Id = string | number | Promise<string | number>;

const rollBack = Symbol('ROLLBACK was asked for');

/**
 * Runs `act` in a transaction of its own: what it writes is stored when this returns, as a whole.
 * @throws what `act` and the database throw, a COMMIT that failed too; nothing is stored then.
 */
export function transactionOn<Result>(
  drizzle: Drizzle,
  act: (session: Session) => Promise<Result>,
): Promise<Result> {
  const { dialect } = sessionOn(drizzle);
  if (dialect === 'sqlite')
    return drizzle.transaction((orm) => act({ dialect, orm }), { behavior: 'immediate' });
  return drizzle.transaction(async (orm) => {
    await orm.execute(sql.raw(settingsOfTransaction));
    const result = await act({ dialect, orm });
    // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK, and with no error.
    await orm.execute(sql.raw('SELECT 1'));
    return result;
  });
}

/**
 * Begin, commit and roll back in place of the adapter's own, which keep a failed COMMIT to themselves: with these it is
 * thrown to the caller of COMMIT. So what was answered after a transaction is stored.
 */
export const transactions = {
  /** @throws when the database can't begin. */
  async beginTransaction(this: Adapter): Promise<string> {
    await this.initializing;
    const begun = Promise.withResolvers<Session>();
    const asked = Promise.withResolvers<void>();
    const ended = transactionOn(this.drizzle, (session) => {
      begun.resolve(session);
      return asked.promise;
    });
    // Its end is awaited where it is asked for; nobody listens before.
    ended.catch(begun.reject);
    const id = randomUUID();
    const session = await begun.promise;
    this.sessions[id] = {
      db: session.orm,
      session,
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
