import { randomUUID } from 'node:crypto';
import { settingsOfTransaction } from '@oilway/store/database/pool.ts';
import type { Orm, Session } from '@oilway/store/database/session.ts';
import { is, type SQL, sql } from 'drizzle-orm';
import { PgDatabase } from 'drizzle-orm/pg-core';
import type { PayloadRequest } from 'payload';

/** The drizzle instance of either database. */
export type Drizzle = {
  transaction<Result>(act: (orm: Drizzle) => Promise<Result>, options?: object): Promise<Result>;
  /** PostgreSQL only. */
  execute(query: SQL): Promise<{ rows: Record<string, unknown>[] }>;
} & Orm;

export const sessionOn = (orm: Orm): Session => ({
  dialect: is(orm, PgDatabase) ? 'postgres' : 'sqlite',
  orm,
});

/** A request's transaction in the form of Payload's adapters, which read and write by `db`. */
export interface RunningTransaction {
  db: Orm;
  session: Session;
  /** Callbacks right before COMMIT: the rows of the audit log, whose lock is acquired last. */
  beforeCommit: (() => Promise<void>)[];
  /** Commits. @throws when the database refuses the commit: then nothing is stored. */
  resolve(): Promise<void>;
  /** Rolls back. A broken connection rolls back on the server. */
  reject(): Promise<void>;
}

/** The members of Payload's adapters used here. */
interface Adapter {
  drizzle: Drizzle;
  sessions: Record<string, RunningTransaction | undefined>;
  initializing?: Promise<void>;
}

type Id = string | number | Promise<string | number>;

const rollBack = Symbol('ROLLBACK was asked for');

/**
 * Runs `act` in a new transaction, which is committed when this returns.
 * @throws errors of `act` and of the database, including a failed COMMIT; nothing is stored then.
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
    // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK and without an error.
    await orm.execute(sql.raw('SELECT 1'));
    return result;
  });
}

/**
 * Replaces begin, commit and roll back of the adapter, which swallow a failed COMMIT: these throw it to the caller, so that a success response
 * implies stored data.
 */
export const transactions = {
  /** @throws when the transaction cannot begin. */
  async beginTransaction(this: Adapter): Promise<string> {
    await this.initializing;
    const begun = Promise.withResolvers<Session>();
    const asked = Promise.withResolvers<void>();
    const ended = transactionOn(this.drizzle, (session) => {
      begun.resolve(session);
      return asked.promise;
    });
    // Prevents an unhandled rejection: the result is awaited on commit only.
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

  /** @throws when nothing was stored: COMMIT or a callback before it failed, or the transaction was rolled back earlier. */
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

  /** A second call does nothing. */
  async rollbackTransaction(this: Adapter, id: Id): Promise<void> {
    await taken(this, await id)?.reject();
  },
};

/** Returns the running transaction of a request. */
export async function runningOf(req: PayloadRequest): Promise<RunningTransaction | undefined> {
  const id = await req.transactionID;
  return id === undefined ? undefined : (req.payload.db as unknown as Adapter).sessions[String(id)];
}

/** Removes the session, so that no other call joins a transaction that is ending. */
function taken({ sessions }: Adapter, id: string | number): RunningTransaction | undefined {
  const running = sessions[String(id)];
  delete sessions[String(id)];
  return running;
}
