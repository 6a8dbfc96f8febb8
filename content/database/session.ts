import type { DbSession, TransactionRunner } from '@oilway/store/database/db-session.ts';
import type { Payload, PayloadRequest } from 'payload';
import { type Drizzle, getRunningTransaction, runTransaction, sessionFor } from './transactions.ts';

/**
 * Returns the database for the store, outside of Payload's requests: each statement runs alone or in a new transaction. Uses the drizzle instance of
 * Payload's adapter, without a request's transaction.
 */
export function databaseOf(payload: Payload): TransactionRunner {
  const drizzle = payload.db.drizzle as unknown as Drizzle;
  return { ...sessionFor(drizzle), transaction: (callback) => runTransaction(drizzle, callback) };
}

/** Returns the store session of a request: its transaction if it has one. */
export async function sessionOf(req: PayloadRequest): Promise<DbSession> {
  return (await getRunningTransaction(req))?.session ?? databaseOf(req.payload);
}
