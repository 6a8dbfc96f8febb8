import type { Session, Transactions } from '@oilway/store/database/session.ts';
import type { Payload, PayloadRequest } from 'payload';
import { type Drizzle, runningOf, sessionOn, transactionOn } from './transactions.ts';

/**
 * The database for the store, beside Payload's requests: a statement stands alone, or in a transaction of its own.
 * It is drizzle as Payload's adapters hand it out, and knows nothing of a request's transaction.
 */
export function databaseOf(payload: Payload): Transactions {
  const drizzle = payload.db.drizzle as unknown as Drizzle;
  return { ...sessionOn(drizzle), transaction: (act) => transactionOn(drizzle, act) };
}

/** Where the store reads and writes for a request: in its transaction where it has one. */
export async function sessionOf(req: PayloadRequest): Promise<Session> {
  return (await runningOf(req))?.session ?? databaseOf(req.payload);
}
