import { eq, inArray } from 'drizzle-orm';
import { locked } from '../database/lock.ts';
import type { Session } from '../database/session.ts';
import { readableAddress, spellingsOf } from '../mail-address.ts';
import { cleanAddress } from '../typed-text.ts';
import { members } from './tables.ts';

/** A member with the hash of the password, which nobody but the store reads. */
export type Member = typeof members.sqlite.$inferSelect;

/** One spelling for each address, so that nobody has two accounts. */
export const normalEmail = (email: string): string =>
  readableAddress(cleanAddress(email).toLowerCase());

/** @param email in whatever case and spelling. */
export async function memberByEmail(session: Session, email: string): Promise<Member | undefined> {
  const rows = members(session);
  return memberOf(
    await session.orm
      .select()
      .from(rows)
      .where(inArray(rows.email, spellingsOf(normalEmail(email))))
      .limit(1),
  );
}

export async function memberById(session: Session, id: string): Promise<Member | undefined> {
  const rows = members(session);
  return memberOf(await session.orm.select().from(rows).where(eq(rows.id, id)));
}

/** A member whom nobody else changes until the transaction ends. */
export async function heldMember(session: Session, id: string): Promise<Member | undefined> {
  const rows = members(session);
  return memberOf(await locked(session, session.orm.select().from(rows).where(eq(rows.id, id))));
}

/** A row may have its address as a browser handed it over. */
function memberOf([row]: Member[]): Member | undefined {
  return row && { ...row, email: readableAddress(row.email) };
}
