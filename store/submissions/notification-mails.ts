import type { DbSession } from '../database/db-session.ts';
import type { Insert } from '../database/insert-all.ts';
import { insertMails, type MailContext } from '../outbox/enqueue.ts';
import type { Mail } from '../outbox/mail.ts';
import type { MailRecipients } from './submit.ts';

/** Returns the insert of a submission's mails; undefined without a recipient. */
export function notificationMails(
  session: DbSession,
  { department, sender }: MailRecipients,
  [confirmation, notice]: readonly [confirmation: Mail, notice: Mail],
  context: MailContext,
): Insert[] {
  const mails = [...(sender ? [confirmation] : []), ...(department ? [notice] : [])];
  return mails.length > 0 ? [insertMails(session, mails, context)] : [];
}
