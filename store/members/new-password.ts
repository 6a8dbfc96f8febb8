import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../accounts/hashing.ts';
import { answered, type LinkPurpose } from '../accounts/limits.ts';
import { type PasswordProblem, passwordProblem } from '../accounts/password-rules.ts';
import type { Database, Session } from '../database/session.ts';
import { heldMember, type Member, memberByEmail, memberById } from './member.ts';
import { type LinkSettings, mayGetLink, sendLink } from './password-link.ts';
import { dropSecrets } from './secrets.ts';
import { renewSession } from './sessions.ts';
import { members } from './tables.ts';
import { readToken } from './tokens.ts';

/** Milliseconds between two mails with links to one member. */
const mailPause = 2 * 60_000;

/** How a new password was taken; `link` says that the link does not hold any more, `wrong` that the old one is. */
export type PasswordOutcome = 'done' | 'link' | 'wrong' | PasswordProblem;

/**
 * Sends a member the link to a new password. What is promised here is done after the answer, so that nobody can
 * tell by the time whether there was anything to do.
 * @param network where it was asked from.
 * @returns once the account was looked up, and what remains to be done. @throws what the database throws, there as well.
 */
export async function requestReset(
  database: Database,
  settings: LinkSettings,
  email: string,
  network: string | undefined,
): Promise<{ rest: Promise<void> }> {
  const member = await memberByEmail(database, email);
  return { rest: member && mayGetLink(member) ? send(member) : Promise.resolve() };

  async function send({ id }: Member): Promise<void> {
    // A commit holds the whole process up: it would hold the answer up, too.
    await wait(answered);
    const asked = { pause: mailPause, network };
    await database.transaction((session) => sendLink(session, settings, id, asked));
  }
}

/** What a link of a mail is for; undefined for one that does not hold. */
export async function purposeOf(session: Session, token: string): Promise<LinkPurpose | undefined> {
  const link = await readToken(session, token);
  return link && serves(link.purpose, await memberById(session, link.member))
    ? link.purpose
    : undefined;
}

/**
 * Sets the password that the link of a mail was for; the link is used up, and every session and passkey of the member
 * ends.
 * What is answered `done` is on disk.
 * @throws TooBusyError
 */
export async function setPassword(
  database: Database,
  token: string,
  password: string,
): Promise<PasswordOutcome> {
  const link = await readToken(database, token);
  const known = link && (await memberById(database, link.member));
  if (!known || !serves(link.purpose, known)) return 'link';
  const problem = passwordProblem(password, known.email);
  if (problem) return problem;
  const passwordHash = await hashPassword(password);
  return database.transaction(async (session) => {
    const member = await heldMember(session, known.id);
    // Of two presses the first one has used it up.
    const still = await readToken(session, token);
    if (!member || !still || !serves(still.purpose, member)) return 'link';
    const rows = members(session);
    await session.orm
      .update(rows)
      .set({ passwordHash, state: 'active', updatedAt: new Date().toISOString() })
      .where(eq(rows.id, member.id));
    await dropSecrets(session, member.id);
    return 'done';
  });
}

/** A link serves its member while that is what it was made for. */
const serves = (purpose: LinkPurpose, member: Member | undefined): boolean =>
  member?.state === (purpose === 'reset' ? 'active' : 'invited');

/** Whether this is the password of a member. @throws TooBusyError */
export async function isPassword(
  session: Session,
  email: string,
  password: string,
): Promise<boolean> {
  return verifyPassword((await memberByEmail(session, email))?.passwordHash, password);
}

/**
 * Changes the password of whoever is logged in; every other session ends, and theirs goes on under another token: who copied the old one
 * is out as well.
 * @param asked.token the new one.
 * @returns `wrong` also where the old password was changed while it was verified.
 * @throws TooBusyError
 */
export async function changePassword(
  database: Database,
  { email, session: login }: { email: string; session: string },
  asked: { old: string; password: string; token: string },
): Promise<PasswordOutcome> {
  const member = await memberByEmail(database, email);
  const known = member?.passwordHash;
  const isRight = await verifyPassword(known, asked.old);
  if (!member || !known || !isRight) return 'wrong';
  const problem = passwordProblem(asked.password, email);
  if (problem) return problem;
  const passwordHash = await hashPassword(asked.password);
  return database.transaction(async (session) => {
    const rows = members(session);
    const changed = await session.orm
      .update(rows)
      .set({ passwordHash, updatedAt: new Date().toISOString() })
      .where(and(eq(rows.id, member.id), eq(rows.passwordHash, known)))
      .returning({ id: rows.id });
    if (changed.length === 0) return 'wrong';
    await dropSecrets(session, member.id, login);
    await renewSession(session, login, asked.token);
    return 'done';
  });
}
