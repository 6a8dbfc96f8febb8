import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { backgroundDelay, type LinkPurpose } from '../accounts/lifetimes.ts';
import { appendAuditEvent } from '../audit/append.ts';
import type { DbSession, TransactionRunner } from '../database/db-session.ts';
import { mayMail } from '../limits/submission-limits.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { mails } from '../outbox/tables.ts';
import type { Settings } from '../settings.ts';
import { accountByEmail, lockAccount, normalEmail, type StaffAccount } from './account.ts';
import { createLinkToken, deleteLinkTokens, linkPurposeFor, linkUrl } from './links.ts';
import { linkMail } from './staff-mails.ts';

export type StaffLinkSettings = Pick<Settings, 'limitSecret' | 'studioOrigin' | 'mailFrom'>;

/**
 * Inserts a mail with a password link, in the caller's transaction; an account without a password gets a new invitation. The link replaces every
 * earlier one.
 * @returns the recipient and the purpose; undefined where no mail was inserted.
 */
export async function sendLink(
  session: DbSession,
  settings: StaffLinkSettings,
  id: number,
): Promise<{ person: StaffAccount; purpose: LinkPurpose } | undefined> {
  const person = await lockAccount(session, id);
  const purpose = person && linkPurposeFor(person);
  if (!purpose) return undefined;
  await enqueueLinkMail(session, settings, person, purpose);
  return { person, purpose };
}

type LinkRecipient = Pick<StaffAccount, 'email' | 'id' | 'language'>;

/** Inserts the mail with the link to the first password, in the transaction of the invitation. */
export const invite = (
  session: DbSession,
  settings: StaffLinkSettings,
  to: LinkRecipient,
): Promise<void> => enqueueLinkMail(session, settings, to, 'invite');

/**
 * Mails the account of an address the link to a new password. The mail is written after the response; without an account the same writes are made and
 * rolled back, so that the timing of this response, or of the next one that waits for it, does not reveal whether the account exists. Limited by
 * address and network.
 * @returns the pending work, after the account lookup.
 * @throws the database's errors, also in the pending work.
 */
export async function requestLink(
  database: TransactionRunner,
  settings: StaffLinkSettings,
  { email, network }: { email: string; network: string },
): Promise<{ rest: Promise<void> }> {
  const person = await accountByEmail(database, email);
  return { rest: work() };

  async function work(): Promise<void> {
    // A commit blocks the process, and would delay the response.
    await wait(backgroundDelay);
    await database.transaction(async (session) => {
      const account = await lockAccount(session, person?.id ?? dummyAccount.id);
      const to = { address: normalEmail(email), network };
      if (!(await mayMail(session, settings.limitSecret, 'link', to))) return;
      const purpose = account && linkPurposeFor(account);
      if (purpose) await enqueueLinkMail(session, settings, account, purpose);
      else await simulateMail(session, settings);
      const subject = purpose ? { id: account.id, title: account.name } : {};
      await appendAuditEvent(session, {
        action: 'passwordResetRequested',
        subject: { kind: 'staff', ...subject },
      });
    });
  }
}

/** No row has this id. */
const dummyAccount: LinkRecipient = { id: 0, email: 'dummy@oilway.example', language: 'de' };

async function simulateMail(session: DbSession, settings: StaffLinkSettings): Promise<void> {
  const id = randomUUID();
  await enqueueLinkMail(session, settings, dummyAccount, 'reset', id);
  const outbox = mails(session);
  await session.orm.delete(outbox).where(eq(outbox.id, id));
  await deleteLinkTokens(session, dummyAccount.id);
}

async function enqueueLinkMail(
  session: DbSession,
  { mailFrom, studioOrigin }: StaffLinkSettings,
  { email, id, language }: LinkRecipient,
  purpose: LinkPurpose,
  mailId: string = randomUUID(),
): Promise<void> {
  const href = linkUrl(studioOrigin, await createLinkToken(session, id, purpose));
  const content = await linkMail(language, purpose, href);
  const mail = { id: mailId, to: email, ...content, passwordOf: 'staff' as const };
  // Without a submission, so that the link cannot be read in the studio's outbox.
  await enqueue(session, [mail], { mailFrom, submission: undefined });
}
