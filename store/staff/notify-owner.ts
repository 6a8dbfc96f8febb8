import type { DbSession } from '../database/db-session.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import type { StaffAccount } from './account.ts';
import { type AccountChange, accountMail } from './account-mails.ts';

export type FactorSettings = Pick<Settings, 'factorSecret' | 'mailFrom' | 'studioOrigin'>;

/** Notifies an account's owner of a change by mail, in its transaction. */
export async function notifyOwner(
  session: DbSession,
  { mailFrom, studioOrigin }: Pick<Settings, 'mailFrom' | 'studioOrigin'>,
  { email, language }: Pick<StaffAccount, 'email' | 'language'>,
  change: AccountChange,
): Promise<void> {
  const mail = await accountMail(language, change, `${studioOrigin}/admin/account`);
  await enqueue(session, [{ to: email, ...mail }], { mailFrom, submission: undefined });
}
