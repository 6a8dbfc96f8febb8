import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { backgroundDelay, type LinkPurpose } from '../accounts/lifetimes.ts';
import { hashPassword, verifyPassword } from '../accounts/password-hash.ts';
import { type PasswordProblem, passwordProblem } from '../accounts/password-rules.ts';
import type { Database, DbSession } from '../database/db-session.ts';
import { revokeMemberCredentials } from './credentials.ts';
import { lockMember, type Member, memberByEmail, memberById } from './member.ts';
import { type LinkSettings, mayGetLink, sendLink } from './password-link.ts';
import { rotateMemberToken } from './sessions.ts';
import { members } from './tables.ts';
import { readToken } from './tokens.ts';

/** Milliseconds between two link mails to one member. */
const linkInterval = 2 * 60_000;

/** The result of a password change; `link` means an invalid or expired link, `wrong` a wrong old password. */
export type PasswordOutcome = 'done' | 'link' | 'wrong' | PasswordProblem;

/**
 * Mails a member the link to a new password. The mail is written after the response, so that its timing does not reveal whether the account exists.
 * @param network the requester's.
 * @returns the pending work, after the account lookup.
 * @throws the database's errors, also in the pending work.
 */
export async function requestReset(
  database: Database,
  settings: LinkSettings,
  email: string,
  network: string | undefined,
): Promise<{ pendingWork: Promise<void> }> {
  const member = await memberByEmail(database, email);
  return { pendingWork: member && mayGetLink(member) ? send(member) : Promise.resolve() };

  async function send({ id }: Member): Promise<void> {
    // A commit blocks the process, and would delay the response.
    await wait(backgroundDelay);
    const request = { minInterval: linkInterval, network };
    await database.transaction((session) => sendLink(session, settings, id, request));
  }
}

/** Returns the purpose of a mailed link; undefined for an invalid or expired one. */
export async function purposeOf(
  session: DbSession,
  token: string,
): Promise<LinkPurpose | undefined> {
  const link = await readToken(session, token);
  return link && isLinkValidFor(link.purpose, await memberById(session, link.member))
    ? link.purpose
    : undefined;
}

/**
 * Sets the password by a mailed link, which is single-use; ends every session and deletes every passkey of the member. Durable when it resolves with
 * `done`.
 * @throws TooBusyError
 */
export async function setPassword(
  database: Database,
  token: string,
  password: string,
): Promise<PasswordOutcome> {
  const link = await readToken(database, token);
  const memberBefore = link && (await memberById(database, link.member));
  if (!memberBefore || !isLinkValidFor(link.purpose, memberBefore)) return 'link';
  const problem = passwordProblem(password, memberBefore.email);
  if (problem) return problem;
  const passwordHash = await hashPassword(password);
  return database.transaction(async (session) => {
    const member = await lockMember(session, memberBefore.id);
    // A concurrent request may have used the link.
    const currentLink = await readToken(session, token);
    if (!member || !currentLink || !isLinkValidFor(currentLink.purpose, member)) return 'link';
    const rows = members(session);
    await session.orm
      .update(rows)
      .set({ passwordHash, state: 'active', updatedAt: new Date().toISOString() })
      .where(eq(rows.id, member.id));
    await revokeMemberCredentials(session, member.id);
    return 'done';
  });
}

/** Returns whether a link still applies to its member's state. */
const isLinkValidFor = (purpose: LinkPurpose, member: Member | undefined): boolean =>
  member?.state === (purpose === 'reset' ? 'active' : 'invited');

/** Returns whether this is a member's password. @throws TooBusyError */
export async function isPassword(
  session: DbSession,
  email: string,
  password: string,
): Promise<boolean> {
  return verifyPassword((await memberByEmail(session, email))?.passwordHash, password);
}

/**
 * Changes the password of a logged-in member; ends every other session and rotates this session's token, so that a copied token is invalid.
 * @param input.token the new one.
 * @returns `wrong` also where the old password was changed during the verification.
 * @throws TooBusyError
 */
export async function changePassword(
  database: Database,
  { email, session: sessionId }: { email: string; session: string },
  input: { old: string; password: string; token: string },
): Promise<PasswordOutcome> {
  const member = await memberByEmail(database, email);
  const known = member?.passwordHash;
  const isRight = await verifyPassword(known, input.old);
  if (!member || !known || !isRight) return 'wrong';
  const problem = passwordProblem(input.password, email);
  if (problem) return problem;
  const passwordHash = await hashPassword(input.password);
  return database.transaction(async (session) => {
    const rows = members(session);
    const changed = await session.orm
      .update(rows)
      .set({ passwordHash, updatedAt: new Date().toISOString() })
      .where(and(eq(rows.id, member.id), eq(rows.passwordHash, known)))
      .returning({ id: rows.id });
    if (changed.length === 0) return 'wrong';
    await revokeMemberCredentials(session, member.id, sessionId);
    await rotateMemberToken(session, sessionId, input.token);
    return 'done';
  });
}
