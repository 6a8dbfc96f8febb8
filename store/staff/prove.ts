import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../accounts/hashing.ts';
import type { Transactions } from '../database/session.ts';
import { personById } from './person.ts';
import type { StaffVisit } from './sessions.ts';
import { staffLogins } from './tables.ts';

/** Milliseconds for which somebody who has said who they are may do what that is asked for. */
export const provedFor = 10 * 60_000;

/** Whether somebody said lately enough who they are. */
export const isProved = ({ proved }: Pick<StaffVisit, 'proved'>, now = Date.now()): boolean =>
  now - proved < provedFor;

/**
 * Takes the password of whoever is logged in once more, for this session alone.
 * @returns whether it is theirs. @throws TooBusyError
 */
export async function provePassword(
  database: Transactions,
  { person: id, session: login }: Pick<StaffVisit, 'person' | 'session'>,
  password: string,
): Promise<boolean> {
  const person = await personById(database, id);
  if (!(await verifyPassword(person?.passwordHash, password))) return false;
  return database.transaction(async (session) => {
    const rows = staffLogins(session);
    const proved = await session.orm
      .update(rows)
      .set({ provedAt: new Date().toISOString() })
      .where(and(eq(rows.id, login), eq(rows.staff, id)))
      .returning({ id: rows.id });
    return proved.length > 0;
  });
}
