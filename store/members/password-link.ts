import type { LinkPurpose } from '../accounts/lifetimes.ts';
import type { DbSession } from '../database/db-session.ts';
import { mayMail } from '../limits/submission-limits.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { passwordLink } from './links.ts';
import { lockMember, type Member } from './member.ts';
import { invitationMail, refusalMail, resetMail } from './member-mails.ts';
import { createToken, lastTokenCreatedAt } from './tokens.ts';

export type LinkSettings = Pick<Settings, 'limitSecret' | 'mailFrom' | 'siteOrigin'>;

/** A request from an unauthenticated visitor. */
export interface PublicRequest {
  /** Minimal milliseconds since the last link. */
  minInterval: number;
  network: string | undefined;
}

/**
 * Inserts a mail with a password link, in the caller's transaction. The link replaces every earlier one.
 * @param request the requester, unless it is staff; such mails are limited.
 * @returns whether a mail was inserted.
 */
export async function sendLink(
  session: DbSession,
  settings: LinkSettings,
  id: string,
  request?: PublicRequest,
): Promise<boolean> {
  const member = await lockMember(session, id);
  if (!member || !mayGetLink(member)) return false;
  if (request) {
    if (Date.now() - (await lastTokenCreatedAt(session, id)) < request.minInterval) return false;
    const to = { address: member.email, network: request.network };
    if (!(await mayMail(session, settings.limitSecret, 'link', to))) return false;
  }
  // A member without a password gets a new invitation.
  if (member.state === 'invited') await invite(session, settings, member);
  else await enqueueLinkMail(session, settings, member, 'reset');
  return true;
}

export const mayGetLink = ({ state }: Pick<Member, 'state'>): boolean =>
  state === 'active' || state === 'invited';

type LinkRecipient = Pick<Member, 'cultureName' | 'email' | 'id' | 'name'>;

/** Inserts the mail with the link to the first password, in the transaction of the invitation. */
export const invite = (
  session: DbSession,
  settings: LinkSettings,
  to: LinkRecipient,
): Promise<void> => enqueueLinkMail(session, settings, to, 'invite');

/** Inserts the mail that refuses an account request, in the transaction of the refusal. */
export async function sendRefusal(
  session: DbSession,
  { mailFrom }: LinkSettings,
  { cultureName, email, name, refusal }: LinkRecipient & { refusal?: string | null },
): Promise<void> {
  const mail = { to: email, ...(await refusalMail(cultureName, { name, reasons: refusal ?? '' })) };
  await enqueue(session, [mail], { mailFrom, submission: undefined });
}

const mailTemplates = { invite: invitationMail, reset: resetMail };

async function enqueueLinkMail(
  session: DbSession,
  { mailFrom, siteOrigin }: LinkSettings,
  { cultureName, email, id, name }: LinkRecipient,
  purpose: LinkPurpose,
): Promise<void> {
  const href = passwordLink(siteOrigin, cultureName, await createToken(session, id, purpose));
  const content = await mailTemplates[purpose](cultureName, { name, href });
  const mail = { to: email, ...content, passwordOf: 'member' as const };
  // Without a submission, so that the link cannot be read in the studio's outbox.
  await enqueue(session, [mail], { mailFrom, submission: undefined });
}
