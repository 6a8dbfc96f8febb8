import { resetMail } from '@oilway/store/mails/members.ts';
import { hashPassword, verifyPassword } from '@oilway/store/members/hashing.ts';
import { passwordLink } from '@oilway/store/members/links.ts';
import { type PasswordProblem, passwordProblem } from '@oilway/store/members/password-rules.ts';
import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Member } from '../payload-types.ts';
import { memberByEmail } from './log-in.ts';
import { changeMember, dropSecrets, invite } from './member-hooks.ts';
import { lastMade, makeToken, readToken } from './tokens.ts';

/** Milliseconds between two mails with links to one member. */
const mailPause = 2 * 60_000;

/** How a new password was taken; `link` says that the link does not hold any more, `wrong` that the old one is. */
export type PasswordOutcome = 'done' | 'link' | 'wrong' | PasswordProblem;

/**
 * Sends a member the link to a new password. What is promised here is done after the answer, so that nobody can
 * tell by the time whether there was anything to do.
 * @returns once the account was looked up, and what remains to be done, which never fails.
 */
export async function requestReset(
  payload: Payload,
  email: string,
): Promise<{ rest: Promise<void> }> {
  const member = await memberByEmail(payload, email);
  const rest = member ? sendLink(payload, member, mailPause) : Promise.resolve();
  return {
    rest: rest.then(
      () => undefined,
      (error: unknown) =>
        payload.logger.error({ err: error }, 'the mail for a new password was not written'),
    ),
  };
}

/**
 * Sends a member a link to the next password: a new one, which takes the place of every earlier one.
 * @param pause milliseconds since the last link, before which none is sent.
 * @returns whether there was anything to send.
 */
export async function sendLink(payload: Payload, known: Member, pause = 0): Promise<boolean> {
  if (!mayGetLink(known)) return false;
  return inTransaction(payload, async (req) => {
    const member = await changeMember(req, known.id, {});
    if (!mayGetLink(member)) return false;
    if (Date.now() - (await lastMade(req, member.id)) < pause) return false;
    // Whoever has no password yet is sent the invitation anew.
    if (member.state === 'invited') await invite(req, member);
    else await sendReset(req, member);
    return true;
  });
}

async function sendReset(
  req: PayloadRequest,
  { cultureName, email, id, name }: Member,
): Promise<void> {
  const href = passwordLink(cultureName, await makeToken(req, id, 'reset'));
  const mail = await resetMail(cultureName, { name, href });
  await enqueue(req.payload, { to: email, ...mail, passwordOf: 'member' }, undefined, req);
}

const mayGetLink = ({ state }: Member) => state === 'active' || state === 'invited';

/** What a link of a mail is for; undefined for one that does not hold. */
export async function purposeOf(
  payload: Payload,
  token: string,
): Promise<'reset' | 'invite' | undefined> {
  const found = await readToken(payload, token);
  return found && (await ownerOf(payload, found)) ? found.purpose : undefined;
}

/**
 * Sets the password that the link of a mail was for; the link is used up, and every session and passkey of the member
 * ends.
 * What is answered `done` is on disk.
 * @throws TooBusyError
 */
export async function setPassword(
  payload: Payload,
  token: string,
  password: string,
): Promise<PasswordOutcome> {
  const known = await readToken(payload, token);
  const member = known && (await ownerOf(payload, known));
  if (!member) return 'link';
  const problem = passwordProblem(password, member.email);
  if (problem) return problem;
  const passwordHash = await hashPassword(password);
  const done = await inTransaction(payload, async (req) => {
    await changeMember(req, member.id, { passwordHash, state: 'active' });
    // Of two presses the first one has used it up.
    if (!(await readToken(payload, token, req))) throw new SpentError();
    await dropSecrets(req, member.id);
  }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof SpentError) return false;
      throw error;
    },
  );
  return done ? 'done' : 'link';
}

class SpentError extends Error {}

/** Whether this is the password of a member. @throws TooBusyError */
export async function isPassword(
  payload: Payload,
  email: string,
  password: string,
): Promise<boolean> {
  return verifyPassword((await memberByEmail(payload, email))?.passwordHash, password);
}

/**
 * Changes the password of whoever is logged in; every other session ends.
 * @throws TooBusyError
 */
export async function changePassword(
  payload: Payload,
  { email, session }: { email: string; session: string },
  asked: { old: string; password: string },
): Promise<PasswordOutcome> {
  const member = await memberByEmail(payload, email);
  if (!(await verifyPassword(member?.passwordHash, asked.old)) || !member) return 'wrong';
  const problem = passwordProblem(asked.password, email);
  if (problem) return problem;
  const passwordHash = await hashPassword(asked.password);
  await inTransaction(payload, async (req) => {
    await changeMember(req, member.id, { passwordHash });
    await dropSecrets(req, member.id, session);
  });
  return 'done';
}

/** A token serves its member while that is what the token was made for. */
async function ownerOf(
  payload: Payload,
  { member: id, purpose }: { member: string; purpose: 'reset' | 'invite' },
): Promise<Member | undefined> {
  const member = await payload.findByID({
    collection: 'members',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  return member?.state === (purpose === 'reset' ? 'active' : 'invited') ? member : undefined;
}
