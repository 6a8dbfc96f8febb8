import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';

export type Dialect = 'sqlite' | 'postgres';

/**
 * What statements are made with. Both databases are spoken to in these words, which their builders have in common: `select`, `insert`
 * with `onConflictDoUpdate` and `returning`, `update`, `delete`, each awaited as it stands.
 */
export type Orm = BaseSQLiteDatabase<'async', unknown>;

/** Where statements run: straight on the database, or in a transaction. */
export interface Session {
  readonly dialect: Dialect;
  readonly orm: Orm;
}

/** What is written inside a transaction. */
export interface Transaction extends Session {
  /**
   * Runs a part of the transaction that can fail alone: what it wrote is taken back then, and the transaction goes on.
   * One at a time.
   * @throws what `act` throws; TransactionLostError where it cannot be taken back, and nothing of the transaction is worth going on with.
   */
  savepoint<Result>(act: () => Promise<Result>): Promise<Result>;
}

/** What begins transactions of its own: a database, or the studio's connections to it. */
export interface Transactions extends Session {
  /** As that of a {@link Database}; nothing in it can fail alone. */
  transaction<Result>(act: (session: Session) => Promise<Result>): Promise<Result>;
}

/** The connections of one process to its database server. */
export interface Connections {
  inUse: number;
  idle: number;
  /** How many who want one have to wait for it. */
  waiting: number;
}

export interface Database extends Session {
  /**
   * What `act` writes with its transaction is stored as a whole or not at all: when this answers, it is on the disk.
   * Nothing else sees it before.
   * @throws whatever `act` and the database throw, a COMMIT that failed too; nothing is stored then.
   */
  transaction<Result>(act: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Where there is a server to be connected to. */
  connections?(): Connections;
  close(): Promise<void>;
}

/** Milliseconds that a statement waits for somebody else's lock before its caller is told. */
export const patience = 10_000;
