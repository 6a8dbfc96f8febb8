import type { LinkPurpose } from '../accounts/limits.ts';
import type { Session } from '../database/session.ts';
import { mayMail } from '../limits/mail-limits.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { passwordLink } from './links.ts';
import { heldMember, type Member } from './member.ts';
import { invitationMail, resetMail } from './member-mails.ts';
import { lastMade, makeToken } from './tokens.ts';

export type LinkSettings = Pick<Settings, 'limitSecret' | 'mailFrom' | 'siteOrigin'>;

/** A request from an unauthenticated visitor. */
export interface PublicRequest {
  /** Minimal milliseconds since the last link. */
  pause: number;
  network: string | undefined;
}

/**
 * Inserts a mail with a password link, in the caller's transaction. The link replaces every earlier one.
 * @param asked the requester, unless it is staff; such mails are limited.
 * @returns whether a mail was inserted.
 */
export async function sendLink(
  session: Session,
  settings: LinkSettings,
  id: string,
  asked?: PublicRequest,
): Promise<boolean> {
  const member = await heldMember(session, id);
  if (!member || !mayGetLink(member)) return false;
  if (asked) {
    if (Date.now() - (await lastMade(session, id)) < asked.pause) return false;
    const to = { address: member.email, network: asked.network };
    if (!(await mayMail(session, settings.limitSecret, 'link', to))) return false;
  }
  // A member without a password gets a new invitation.
  if (member.state === 'invited') await invite(session, settings, member);
  else await send(session, settings, member, 'reset');
  return true;
}

export const mayGetLink = ({ state }: Pick<Member, 'state'>): boolean =>
  state === 'active' || state === 'invited';

type Addressee = Pick<Member, 'cultureName' | 'email' | 'id' | 'name'>;

/** Inserts the mail with the link to the first password, in the transaction of the invitation. */
export const invite = (session: Session, settings: LinkSettings, to: Addressee): Promise<void> =>
  send(session, settings, to, 'invite');

const written = { invite: invitationMail, reset: resetMail };

async function send(
  session: Session,
  { mailFrom, siteOrigin }: LinkSettings,
  { cultureName, email, id, name }: Addressee,
  purpose: LinkPurpose,
): Promise<void> {
  const href = passwordLink(siteOrigin, cultureName, await makeToken(session, id, purpose));
  const words = await written[purpose](cultureName, { name, href });
  const mail = { to: email, ...words, passwordOf: 'member' as const };
  // Without a submission, so that the link cannot be read in the studio's outbox.
  await enqueue(session, [mail], { mailFrom, of: undefined });
}
