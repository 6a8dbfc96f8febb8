import { eq, inArray } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { forUpdate } from '../database/for-update.ts';
import { readableAddress, spellingsOf } from '../mail-address.ts';
import { cleanAddress } from '../typed-text.ts';
import { members } from './tables.ts';

/** A member's row with the password hash, which only the store reads. */
export type Member = typeof members.sqlite.$inferSelect;

/** Returns the normalized form of an address, which makes accounts unique. */
export const normalEmail = (email: string): string =>
  readableAddress(cleanAddress(email).toLowerCase());

/** @param email in any case and form. */
export async function memberByEmail(
  session: DbSession,
  email: string,
): Promise<Member | undefined> {
  const rows = members(session);
  return memberOf(
    await session.orm
      .select()
      .from(rows)
      .where(inArray(rows.email, spellingsOf(normalEmail(email))))
      .limit(1),
  );
}

export async function memberById(session: DbSession, id: string): Promise<Member | undefined> {
  const rows = members(session);
  return memberOf(await session.orm.select().from(rows).where(eq(rows.id, id)));
}

/** Returns a member's row, locked until the transaction ends. */
export async function lockMember(session: DbSession, id: string): Promise<Member | undefined> {
  const rows = members(session);
  return memberOf(await forUpdate(session, session.orm.select().from(rows).where(eq(rows.id, id))));
}

/** Converts the address of an older row, which may be in ASCII form. */
function memberOf([row]: Member[]): Member | undefined {
  return row && { ...row, email: readableAddress(row.email) };
}
