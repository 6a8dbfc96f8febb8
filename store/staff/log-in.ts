import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../accounts/hashing.ts';
import { newToken } from '../accounts/tokens.ts';
import type { Transactions } from '../database/session.ts';
import { noteOwn } from './own-acts.ts';
import { personByEmail } from './person.ts';
import { beginSession, dropSession } from './sessions.ts';
import { staff } from './tables.ts';

interface Attempt {
  email: string;
  password: string;
  device: string;
  /** The token of the session that the browser had before: it ends. */
  before: string | undefined;
}

/**
 * Checks a password and begins a session. Whoever may not log in is told nothing, and waits as long: a password
 * is verified in any case.
 * @returns the token of the new session; undefined for anything but the right password of an active person.
 * @throws TooBusyError
 */
export async function logIn(
  database: Transactions,
  { before, device, email, password }: Attempt,
): Promise<string | undefined> {
  const person = await personByEmail(database, email);
  const usable = person?.state === 'active' ? person.passwordHash : undefined;
  const isRight = await verifyPassword(usable, password);
  if (!person || !usable || !isRight) return undefined;
  const token = newToken();
  const now = new Date();
  const began = await database.transaction(async (session) => {
    const rows = staff(session);
    // While the password was verified the account may have got another one, or been deactivated.
    const still = and(
      eq(rows.id, person.id),
      eq(rows.state, 'active'),
      eq(rows.passwordHash, usable),
    );
    const changed = await session.orm
      .update(rows)
      .set({ lastLogin: now.toISOString() })
      .where(still)
      .returning({ id: rows.id });
    if (changed.length === 0) return false;
    if (before !== undefined) await dropSession(session, before);
    await beginSession(session, { person: person.id, token, device, now });
    await noteOwn(session, person, 'loggedIn');
    return true;
  });
  return began ? token : undefined;
}
