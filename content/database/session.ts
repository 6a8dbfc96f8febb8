import type { Session, Transactions } from '@oilway/store/database/session.ts';
import type { Payload, PayloadRequest } from 'payload';
import { type Drizzle, runningOf, sessionOn, transactionOn } from './transactions.ts';

/**
 * Returns the database for the store, outside of Payload's requests: each statement runs alone or in a new transaction. Uses the drizzle instance of
 * Payload's adapter, without a request's transaction.
 */
export function databaseOf(payload: Payload): Transactions {
  const drizzle = payload.db.drizzle as unknown as Drizzle;
  return { ...sessionOn(drizzle), transaction: (act) => transactionOn(drizzle, act) };
}

/** Returns the store session of a request: its transaction if it has one. */
export async function sessionOf(req: PayloadRequest): Promise<Session> {
  return (await runningOf(req))?.session ?? databaseOf(req.payload);
}
