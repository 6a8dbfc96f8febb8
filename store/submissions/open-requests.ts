import { and, desc, inArray } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { spellingsOf } from '../mail-address.ts';
import { contactMessages } from './tables.ts';

/** A message that nobody has settled yet. Nothing in it is what the sender wrote: whoever knows an address can write in its name. */
export interface OpenRequest {
  reference: string;
  /** ISO 8601. */
  sent: string;
  state: 'new' | 'inWork';
}

/** More than these nobody looks through. */
const most = 5;

/** The open messages of an address, the newest first. */
export async function openRequests(session: Session, email: string): Promise<OpenRequest[]> {
  const rows = contactMessages(session);
  const spellings = spellingsOf(email).flatMap((one) => [one, one.toLowerCase()]);
  const found = await session.orm
    .select({ reference: rows.reference, sent: rows.createdAt, state: rows.status })
    .from(rows)
    .where(
      and(inArray(rows.email, [...new Set(spellings)]), inArray(rows.status, ['new', 'inWork'])),
    )
    .orderBy(desc(rows.createdAt))
    .limit(most);
  return found as OpenRequest[];
}
