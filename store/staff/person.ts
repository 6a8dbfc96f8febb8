import { eq, inArray } from 'drizzle-orm';
import { locked } from '../database/lock.ts';
import type { Session } from '../database/session.ts';
import { readableAddress, spellingsOf } from '../mail-address.ts';
import { cleanAddress } from '../typed-text.ts';
import { staff } from './tables.ts';

/** A member of staff with the hash of the password, which nobody but the store reads. */
export type Person = typeof staff.sqlite.$inferSelect;

/** One spelling for each address, so that nobody has two accounts. */
export const normalEmail = (email: string): string =>
  readableAddress(cleanAddress(email).toLowerCase());

/** @param email in whatever case and spelling. */
export async function personByEmail(session: Session, email: string): Promise<Person | undefined> {
  const rows = staff(session);
  const [found] = await session.orm
    .select()
    .from(rows)
    .where(inArray(rows.email, spellingsOf(normalEmail(email))))
    .limit(1);
  return found;
}

export async function personById(session: Session, id: number): Promise<Person | undefined> {
  const rows = staff(session);
  const [found] = await session.orm.select().from(rows).where(eq(rows.id, id));
  return found;
}

/** Somebody whom nobody else changes until the transaction ends. */
export async function heldPerson(session: Session, id: number): Promise<Person | undefined> {
  const rows = staff(session);
  const [found] = await locked(session, session.orm.select().from(rows).where(eq(rows.id, id)));
  return found;
}
