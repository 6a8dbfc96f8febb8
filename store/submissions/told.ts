import type { Insert } from '../database/insert-together.ts';
import type { Session } from '../database/session.ts';
import { type About, mailsInsert } from '../outbox/enqueue.ts';
import type { Mail } from '../outbox/mail.ts';
import type { Told } from './submit.ts';

/** Returns the insert of a submission's mails; undefined without a recipient. */
export function toldMails(
  session: Session,
  { department, sender }: Told,
  [confirmation, notice]: readonly [confirmation: Mail, notice: Mail],
  about: About,
): Insert[] {
  const mails = [...(sender ? [confirmation] : []), ...(department ? [notice] : [])];
  return mails.length > 0 ? [mailsInsert(session, mails, about)] : [];
}
