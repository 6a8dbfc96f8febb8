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

/** A request that anybody may have made. */
export interface PublicRequest {
  /** Milliseconds since the last link, before which none is sent. */
  pause: number;
  network: string | undefined;
}

/**
 * Promises a member a mail with a link to the next password, in the transaction of this session. The link takes the place of every
 * earlier one.
 * @param asked who asked for it, where that is not our own staff: few are sent then.
 * @returns whether there was anything to send.
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
  // Whoever has no password yet is sent the invitation anew.
  if (member.state === 'invited') await invite(session, settings, member);
  else await send(session, settings, member, 'reset');
  return true;
}

export const mayGetLink = ({ state }: Pick<Member, 'state'>): boolean =>
  state === 'active' || state === 'invited';

type Addressee = Pick<Member, 'cultureName' | 'email' | 'id' | 'name'>;

/** Promises the mail with the link to the first password, in the transaction of the invitation. */
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
  // Without a number: nobody may read the link in the outbox.
  await enqueue(session, [mail], { mailFrom, of: undefined });
}
