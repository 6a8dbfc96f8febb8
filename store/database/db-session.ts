import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

export type Dialect = 'sqlite' | 'postgres';

/**
 * drizzle's query builder. Both databases are used through the subset that their builders share: `select`, `insert` with `onConflictDoUpdate` and
 * `returning`, `update`, `delete`, each awaited directly.
 */
export type Orm = BaseSQLiteDatabase<'async', unknown>;

/** Where statements run: directly on the database, or in a transaction. */
export interface DbSession {
  readonly dialect: Dialect;
  readonly orm: Orm;
}

/** A transaction with savepoints. */
export interface Transaction extends DbSession {
  /**
   * Runs `callback` in a savepoint: when it fails, its writes are rolled back, and the transaction continues. One at a time.
   * @throws what `callback` throws; TransactionLostError when the savepoint cannot be rolled back, and the transaction must end.
   */
  savepoint<Result>(callback: () => Promise<Result>): Promise<Result>;
}

/** A source of transactions: a database, or Payload's connections to it. */
export interface TransactionRunner extends DbSession {
  /** Runs `callback` in a transaction, as a {@link Database} does, but without savepoints. */
  transaction<Result>(callback: (session: DbSession) => Promise<Result>): Promise<Result>;
}

/** Counts of one process's connections to its database server. */
export interface Connections {
  inUse: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

export interface Database extends DbSession {
  /**
   * Runs `callback` in a transaction: its writes are atomic, durable when this resolves, and invisible to others before.
   * @throws the errors of `callback`, of the database and of COMMIT; nothing is stored then.
   */
  transaction<Result>(callback: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Undefined for SQLite. */
  connections?(): Connections;
  close(): Promise<void>;
}

/** Milliseconds that a statement waits for a lock before it fails. */
export const lockTimeout = 10_000;
