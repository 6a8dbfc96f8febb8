import { and, eq } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../accounts/hashing.ts';
import { type PasswordProblem, passwordProblem } from '../accounts/password-rules.ts';
import type { Session, Transactions } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import { purposeFor, readLink } from './links.ts';
import { noteOwn } from './own-acts.ts';
import { heldPerson, type Person, personById } from './person.ts';
import { dropSecrets } from './secrets.ts';

import { renewSession, type StaffVisit } from './sessions.ts';
import { staff } from './tables.ts';
import { tellOwner } from './tell.ts';

type PasswordSettings = Pick<Settings, 'mailFrom' | 'studioOrigin'>;

/** The result of a password change; `link` means an invalid or expired link, `wrong` a wrong old password. */
export type StaffPasswordOutcome = 'done' | 'link' | 'wrong' | PasswordProblem;

/**
 * Sets the password by a mailed link, which is single-use; ends every session of the account and activates an invited one. Durable when it resolves
 * with `done`.
 * @throws TooBusyError
 */
export async function setPassword(
  database: Transactions,
  settings: PasswordSettings,
  { password, token }: { token: string; password: string },
): Promise<StaffPasswordOutcome> {
  const known = await ownerOf(database, token, personById);
  if (!known) return 'link';
  const problem = passwordProblem(password, known.email);
  if (problem) return problem;
  const passwordHash = await hashPassword(password);
  return database.transaction(async (session) => {
    // A concurrent request may have used the link.
    const person = await ownerOf(session, token, heldPerson);
    if (!person) return 'link';
    const rows = staff(session);
    await session.orm
      .update(rows)
      .set({ passwordHash, state: 'active', updatedAt: new Date().toISOString() })
      .where(eq(rows.id, person.id));
    await dropSecrets(session, person.id);
    // No notification for the first password after an invitation.
    if (person.passwordHash) await tellOwner(session, settings, person, 'password');
    await noteOwn(session, person, 'passwordReset');
    return 'done';
  });
}

/** Returns the account of a valid link. */
async function ownerOf(
  session: Session,
  token: string,
  find: (session: Session, id: number) => Promise<Person | undefined>,
): Promise<Person | undefined> {
  const before = await readLink(session, token);
  const person = before && (await find(session, before.person));
  // Read again under the lock: a concurrent request may have used it.
  const link = person && (await readLink(session, token));
  return link && link.purpose === purposeFor(person) ? person : undefined;
}

/**
 * Changes the password of a logged-in account; ends every other session and rotates this session's token, so that a copied token is invalid.
 * @param asked.token the new one.
 * @returns `wrong` also where the old password was changed during the verification.
 * @throws TooBusyError
 */
export async function changePassword(
  database: Transactions,
  settings: PasswordSettings,
  { person: id, session: login }: StaffVisit,
  asked: { old: string; password: string; token: string },
): Promise<StaffPasswordOutcome> {
  const person = await personById(database, id);
  const known = person?.passwordHash;
  const isRight = await verifyPassword(known, asked.old);
  if (!person || !known || !isRight) return 'wrong';
  const problem = passwordProblem(asked.password, person.email);
  if (problem) return problem;
  const passwordHash = await hashPassword(asked.password);
  return database.transaction(async (session) => {
    const rows = staff(session);
    const changed = await session.orm
      .update(rows)
      .set({ passwordHash, updatedAt: new Date().toISOString() })
      .where(and(eq(rows.id, id), eq(rows.passwordHash, known), eq(rows.state, 'active')))
      .returning({ id: rows.id });
    if (changed.length === 0) return 'wrong';
    await dropSecrets(session, id, login);
    await renewSession(session, login, asked.token);
    await tellOwner(session, settings, person, 'password');
    await noteOwn(session, person, 'passwordChanged');
    return 'done';
  });
}
