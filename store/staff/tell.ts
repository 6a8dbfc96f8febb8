import type { Session } from '../database/session.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { type AccountChange, accountMail } from './account-mails.ts';
import type { Person } from './person.ts';

export type FactorSettings = Pick<Settings, 'factorSecret' | 'mailFrom' | 'studioOrigin'>;

/** Notifies an account's owner of a change by mail, in its transaction. */
export async function tellOwner(
  session: Session,
  { mailFrom, studioOrigin }: Pick<Settings, 'mailFrom' | 'studioOrigin'>,
  { email, language }: Pick<Person, 'email' | 'language'>,
  change: AccountChange,
): Promise<void> {
  const words = await accountMail(language, change, `${studioOrigin}/admin/account`);
  await enqueue(session, [{ to: email, ...words }], { mailFrom, of: undefined });
}
