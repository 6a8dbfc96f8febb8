import type { Orm, Session, Transactions } from '@oilway/store/database/session.ts';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from './in-transaction.ts';

interface DrizzleAdapter {
  drizzle: unknown;
  sessions: Record<string, { db: unknown } | undefined>;
}

/** Where the store reads and writes for the studio: in the request's transaction where it has one. */
export async function sessionOf(payload: Payload, req?: PayloadRequest): Promise<Session> {
  const { drizzle, sessions } = payload.db as DrizzleAdapter;
  const transaction = req?.transactionID ? await req.transactionID : undefined;
  const orm = (transaction && sessions[String(transaction)]?.db) || drizzle;
  return { dialect: payload.db.name === 'postgres' ? 'postgres' : 'sqlite', orm: orm as Orm };
}

/** The same, with transactions of its own: not for use inside a request's, which it knows nothing of. */
export async function transactionsOf(payload: Payload): Promise<Transactions> {
  return {
    ...(await sessionOf(payload)),
    transaction: (act) => inTransaction(payload, async (req) => act(await sessionOf(payload, req))),
  };
}
