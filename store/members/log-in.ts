import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../accounts/hashing.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Database } from '../database/session.ts';
import { memberByEmail } from './member.ts';
import { beginSession } from './sessions.ts';
import { members } from './tables.ts';

/**
 * Verifies a password and creates a session. A password hash is verified in any case, so the response time does not reveal whether an account exists.
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
    // The password may have been changed, or the account locked, during the verification.
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
