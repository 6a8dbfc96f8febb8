import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../accounts/hashing.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Database } from '../database/session.ts';
import { memberByEmail } from './member.ts';
import { beginSession } from './sessions.ts';
import { members } from './tables.ts';

/**
 * Checks a password and begins a session. Whoever may not log in is told nothing, and waits as long: a password
 * is verified in any case.
 * @returns the token of the new session; undefined for anything but the right password of an active member.
 * @throws TooBusyError
 */
export async function logIn(
  database: Database,
  { device, email, password }: { email: string; password: string; device: string },
): Promise<string | undefined> {
  const member = await memberByEmail(database, email);
  const usable = member?.state === 'active' ? member.passwordHash : undefined;
  const isRight = await verifyPassword(usable, password);
  if (!member || !usable || !isRight) return undefined;
  const token = newToken();
  const now = new Date();
  const began = await database.transaction(async (session) => {
    const rows = members(session);
    // While the password was verified the account may have got another one, or been locked.
    const still = and(
      eq(rows.id, member.id),
      eq(rows.state, 'active'),
      eq(rows.passwordHash, usable),
    );
    const changed = await session.orm
      .update(rows)
      .set({ lastLogin: now.toISOString() })
      .where(still)
      .returning({ id: rows.id });
    if (changed.length === 0) return false;
    await beginSession(session, { member: member.id, token, device, now });
    return true;
  });
  return began ? token : undefined;
}
