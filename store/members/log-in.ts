import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../accounts/password-hash.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Database } from '../database/db-session.ts';
import { memberByEmail } from './member.ts';
import { createMemberSession } from './sessions.ts';
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
  const passwordHash = member?.state === 'active' ? member.passwordHash : undefined;
  const isRight = await verifyPassword(passwordHash, password);
  if (!member || !passwordHash || !isRight) return undefined;
  const token = newToken();
  const now = new Date();
  const isStarted = await database.transaction(async (session) => {
    const rows = members(session);
    // The password may have been changed, or the account locked, during the verification.
    const unchanged = and(
      eq(rows.id, member.id),
      eq(rows.state, 'active'),
      eq(rows.passwordHash, passwordHash),
    );
    const changed = await session.orm
      .update(rows)
      .set({ lastLogin: now.toISOString() })
      .where(unchanged)
      .returning({ id: rows.id });
    if (changed.length === 0) return false;
    await createMemberSession(session, { member: member.id, token, device, now });
    return true;
  });
  return isStarted ? token : undefined;
}
