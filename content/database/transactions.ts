import { randomUUID } from 'node:crypto';
import type { DbSession, Orm } from '@oilway/store/database/db-session.ts';
import { transactionSettings } from '@oilway/store/database/pool.ts';
import { is, type SQL, sql } from 'drizzle-orm';
import { PgDatabase } from 'drizzle-orm/pg-core';
import type { PayloadRequest } from 'payload';

/** The drizzle instance of either database. */
export type Drizzle = {
  transaction<Result>(
    callback: (orm: Drizzle) => Promise<Result>,
    options?: object,
  ): Promise<Result>;
  /** PostgreSQL only. */
  execute(query: SQL): Promise<{ rows: Record<string, unknown>[] }>;
} & Orm;

export const sessionFor = (orm: Orm): DbSession => ({
  dialect: is(orm, PgDatabase) ? 'postgres' : 'sqlite',
  orm,
});

/** A request's transaction in the form of Payload's adapters, which read and write by `db`. */
export interface RunningTransaction {
  db: Orm;
  session: DbSession;
  /** Callbacks right before COMMIT: the rows of the audit log, whose lock is acquired last. */
  beforeCommit: (() => Promise<void>)[];
  /** Commits. @throws when the database refuses the commit: then nothing is stored. */
  resolve(): Promise<void>;
  /** Rolls back. A broken connection rolls back on the server. */
  reject(): Promise<void>;
}

interface Adapter {
  drizzle: Drizzle;
  sessions: Record<string, RunningTransaction | undefined>;
  initializing?: Promise<void>;
}

type Id = string | number | Promise<string | number>;

const rollbackRequested = Symbol('ROLLBACK was requested');

/**
 * Runs `act` in a new transaction, which is committed when this returns.
 * @throws errors of `act` and of the database, including a failed COMMIT; nothing is stored then.
 */
export function runTransaction<Result>(
  drizzle: Drizzle,
  callback: (session: DbSession) => Promise<Result>,
): Promise<Result> {
  const { dialect } = sessionFor(drizzle);
  if (dialect === 'sqlite')
    return drizzle.transaction((orm) => callback({ dialect, orm }), { behavior: 'immediate' });
  return drizzle.transaction(async (orm) => {
    await orm.execute(sql.raw(transactionSettings));
    const result = await callback({ dialect, orm });
    // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK and without an error.
    await orm.execute(sql.raw('SELECT 1'));
    return result;
  });
}

/**
 * Replaces begin, commit and roll back of the adapter, which swallow a failed COMMIT: these throw it to the caller, so that a success response
 * implies stored data.
 */
export const transactionMethods = {
  /** @throws when the transaction cannot begin. */
  async beginTransaction(this: Adapter): Promise<string> {
    await this.initializing;
    const started = Promise.withResolvers<DbSession>();
    const completion = Promise.withResolvers<void>();
    const settled = runTransaction(this.drizzle, (session) => {
      started.resolve(session);
      return completion.promise;
    });
    // Prevents an unhandled rejection: the result is awaited on commit only.
    settled.catch(started.reject);
    const id = randomUUID();
    const session = await started.promise;
    this.sessions[id] = {
      db: session.orm,
      session,
      beforeCommit: [],
      resolve: () => {
        completion.resolve();
        return settled;
      },
      reject: () => {
        completion.reject(rollbackRequested);
        return settled.catch(() => undefined);
      },
    };
    return id;
  },

  /** @throws when nothing was stored: COMMIT or a callback before it failed, or the transaction was rolled back earlier. */
  async commitTransaction(this: Adapter, id: Id): Promise<void> {
    const { beforeCommit = [] } = this.sessions[String(await id)] ?? {};
    try {
      for (const callback of beforeCommit) await callback();
    } catch (error) {
      await removeTransaction(this, await id)?.reject();
      throw error;
    }
    const running = removeTransaction(this, await id);
    if (!running) throw new Error('the transaction was rolled back before its COMMIT');
    await running.resolve();
  },

  /** A second call does nothing. */
  async rollbackTransaction(this: Adapter, id: Id): Promise<void> {
    await removeTransaction(this, await id)?.reject();
  },
};

/** Returns the running transaction of a request. */
export async function getRunningTransaction(
  req: PayloadRequest,
): Promise<RunningTransaction | undefined> {
  const id = await req.transactionID;
  return id === undefined ? undefined : (req.payload.db as unknown as Adapter).sessions[String(id)];
}

/** Removes the session, so that no other call joins a transaction that is ending. */
function removeTransaction(
  { sessions }: Adapter,
  id: string | number,
): RunningTransaction | undefined {
  const running = sessions[String(id)];
  delete sessions[String(id)];
  return running;
}
