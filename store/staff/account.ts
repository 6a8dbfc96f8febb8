import { eq, inArray } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { forUpdate } from '../database/for-update.ts';
import { readableAddress, spellingsOf } from '../mail-address.ts';
import { cleanAddress } from '../typed-text.ts';
import { staff } from './tables.ts';

/** A staff account's row with the password hash, which only the store reads. */
export type StaffAccount = typeof staff.sqlite.$inferSelect;

/** Returns the normalized form of an address, which makes accounts unique. */
export const normalEmail = (email: string): string =>
  readableAddress(cleanAddress(email).toLowerCase());

/** @param email in any case and form. */
export async function accountByEmail(
  session: DbSession,
  email: string,
): Promise<StaffAccount | undefined> {
  const rows = staff(session);
  const [found] = await session.orm
    .select()
    .from(rows)
    .where(inArray(rows.email, spellingsOf(normalEmail(email))))
    .limit(1);
  return found;
}

export async function accountById(
  session: DbSession,
  id: number,
): Promise<StaffAccount | undefined> {
  const rows = staff(session);
  const [found] = await session.orm.select().from(rows).where(eq(rows.id, id));
  return found;
}

/** Returns an account's row, locked until the transaction ends. */
export async function lockAccount(
  session: DbSession,
  id: number,
): Promise<StaffAccount | undefined> {
  const rows = staff(session);
  const [found] = await forUpdate(session, session.orm.select().from(rows).where(eq(rows.id, id)));
  return found;
}
