import { and, desc, inArray } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { spellingsOf } from '../mail-address.ts';
import { contactMessages } from './tables.ts';

/** An open message. It omits the sender's input, since anyone who knows an address can use it in the form. */
export interface OpenRequest {
  reference: string;
  /** ISO 8601. */
  sent: string;
  state: 'new' | 'inWork';
}

/** Maximal length of the list. */
const maxRequests = 5;

/** Returns an address's open messages, newest first. */
export async function openRequests(session: DbSession, email: string): Promise<OpenRequest[]> {
  const rows = contactMessages(session);
  const spellings = spellingsOf(email).flatMap((one) => [one, one.toLowerCase()]);
  const found = await session.orm
    .select({ reference: rows.reference, sent: rows.createdAt, state: rows.status })
    .from(rows)
    .where(
      and(inArray(rows.email, [...new Set(spellings)]), inArray(rows.status, ['new', 'inWork'])),
    )
    .orderBy(desc(rows.createdAt))
    .limit(maxRequests);
  return found as OpenRequest[];
}
