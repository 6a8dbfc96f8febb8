import { and, eq } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../accounts/password-hash.ts';
import { type PasswordProblem, passwordProblem } from '../accounts/password-rules.ts';
import type { DbSession, TransactionRunner } from '../database/db-session.ts';
import type { Settings } from '../settings.ts';
import { accountById, lockAccount, type StaffAccount } from './account.ts';
import { auditAccountAction } from './account-actions.ts';
import { revokeStaffCredentials } from './credentials.ts';
import { linkPurposeFor, readLinkToken } from './links.ts';
import { notifyOwner } from './notify-owner.ts';
import { rotateStaffToken, type StaffSession } from './sessions.ts';
import { staff } from './tables.ts';

type PasswordSettings = Pick<Settings, 'mailFrom' | 'studioOrigin'>;

/** The result of a password change; `link` means an invalid or expired link, `wrong` a wrong old password. */
export type StaffPasswordOutcome = 'done' | 'link' | 'wrong' | PasswordProblem;

/**
 * Sets the password by a mailed link, which is single-use; ends every session of the account and activates an invited one. Durable when it resolves
 * with `done`.
 * @throws TooBusyError
 */
export async function setPassword(
  database: TransactionRunner,
  settings: PasswordSettings,
  { password, token }: { token: string; password: string },
): Promise<StaffPasswordOutcome> {
  const known = await findLinkOwner(database, token, accountById);
  if (!known) return 'link';
  const problem = passwordProblem(password, known.email);
  if (problem) return problem;
  const passwordHash = await hashPassword(password);
  return database.transaction(async (session) => {
    // A concurrent request may have used the link.
    const person = await findLinkOwner(session, token, lockAccount);
    if (!person) return 'link';
    const rows = staff(session);
    await session.orm
      .update(rows)
      .set({ passwordHash, state: 'active', updatedAt: new Date().toISOString() })
      .where(eq(rows.id, person.id));
    await revokeStaffCredentials(session, person.id);
    // No notification for the first password after an invitation.
    if (person.passwordHash) await notifyOwner(session, settings, person, 'password');
    await auditAccountAction(session, person, 'passwordReset');
    return 'done';
  });
}

/** Returns the account of a valid link. */
async function findLinkOwner(
  session: DbSession,
  token: string,
  find: (session: DbSession, id: number) => Promise<StaffAccount | undefined>,
): Promise<StaffAccount | undefined> {
  const before = await readLinkToken(session, token);
  const person = before && (await find(session, before.person));
  // Read again under the lock: a concurrent request may have used it.
  const link = person && (await readLinkToken(session, token));
  return link && link.purpose === linkPurposeFor(person) ? person : undefined;
}

/**
 * Changes the password of a logged-in account; ends every other session and rotates this session's token, so that a copied token is invalid.
 * @param input.token the new one.
 * @returns `wrong` also where the old password was changed during the verification.
 * @throws TooBusyError
 */
export async function changePassword(
  database: TransactionRunner,
  settings: PasswordSettings,
  { person: id, id: sessionId }: StaffSession,
  input: { old: string; password: string; token: string },
): Promise<StaffPasswordOutcome> {
  const person = await accountById(database, id);
  const known = person?.passwordHash;
  const isRight = await verifyPassword(known, input.old);
  if (!person || !known || !isRight) return 'wrong';
  const problem = passwordProblem(input.password, person.email);
  if (problem) return problem;
  const passwordHash = await hashPassword(input.password);
  return database.transaction(async (session) => {
    const rows = staff(session);
    const changed = await session.orm
      .update(rows)
      .set({ passwordHash, updatedAt: new Date().toISOString() })
      .where(and(eq(rows.id, id), eq(rows.passwordHash, known), eq(rows.state, 'active')))
      .returning({ id: rows.id });
    if (changed.length === 0) return 'wrong';
    await revokeStaffCredentials(session, id, sessionId);
    await rotateStaffToken(session, sessionId, input.token);
    await notifyOwner(session, settings, person, 'password');
    await auditAccountAction(session, person, 'passwordChanged');
    return 'done';
  });
}
