import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { accountLinkLifetime } from '../accounts/limits.ts';
import { hashOf, newToken } from '../accounts/tokens.ts';
import type { Culture } from '../cultures.ts';
import type { Database, Session } from '../database/session.ts';
import { isTaken } from '../database/taken.ts';
import { countAccountRequest, mayMail } from '../limits/mail-limits.ts';
import { countAnswer } from '../limits/question-limits.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { isSpent, type SolvedCaptcha, spendCaptcha } from '../submissions/captchas.ts';
import { SubmissionError } from '../submissions/submit.ts';
import { accountLink, portalLink } from './links.ts';
import { memberByEmail, normalEmail } from './member.ts';
import { confirmationMail, knownMail } from './member-mails.ts';
import { accountRequests } from './tables.ts';

/** A request for an account (specification section 3: Member form). */
export interface AccountRequest {
  name: string;
  email: string;
  company: string;
  cultureName: Culture;
}

/** Data that accompanies a request. The API requires no captcha; the site's form sends one. */
export interface RequestEnvelope {
  captcha?: SolvedCaptcha | undefined;
  network?: string | undefined;
}

export type RequestSettings = Pick<
  Settings,
  'limitSecret' | 'mailFrom' | 'siteOrigin' | 'studioOrigin'
>;

/**
 * Stores a request until its address is confirmed, and mails the confirmation link: one mail per address and day, so that only the address's owner
 * learns the result. An address with an account, or with a request that staff have yet to decide, gets a mail that says so. Beyond the mail limit the
 * request is not stored, and the previous one with its link stays valid.
 * @throws SubmissionError for a used captcha, TooManyAnswersError, TooManyRequestsError; nothing is stored then.
 */
export async function requestAccount(
  database: Database,
  { limitSecret, mailFrom, siteOrigin }: RequestSettings,
  asked: AccountRequest,
  { captcha, network }: RequestEnvelope,
): Promise<void> {
  const { cultureName } = asked;
  const email = normalEmail(asked.email);
  const known = await memberByEmail(database, email);
  const reader = known?.cultureName ?? cultureName;
  const token = newToken();
  // Both are rendered, so that both cases take the same time.
  const [confirmation, hint] = await Promise.all([
    confirmationMail(cultureName, accountLink(siteOrigin, cultureName, token)),
    knownMail(reader, portalLink(siteOrigin, reader)),
  ]);
  try {
    await database.transaction(async (session) => {
      if (captcha?.question) await countAnswer(session, limitSecret, { network });
      await countAccountRequest(session, limitSecret, { network, proven: captcha !== undefined });
      if (await mayMail(session, limitSecret, 'account', { address: email })) {
        if (!known) await keep(session, { ...asked, email }, token);
        const mail = { to: email, ...(known ? hint : confirmation) };
        // Without a submission, so that staff cannot read the link in the outbox.
        await enqueue(session, [mail], { mailFrom, of: undefined });
      }
      if (captcha) await spendCaptcha(session, captcha);
    });
  } catch (error) {
    if (captcha && isTaken(error) && (await isSpent(database, captcha.id)))
      throw new SubmissionError('captchaSpent');
    throw error;
  }
}

/** Replaces an earlier request of the address and invalidates its link. */
async function keep(session: Session, request: AccountRequest, token: string): Promise<void> {
  const rows = accountRequests(session);
  await session.orm.delete(rows).where(eq(rows.email, request.email));
  await session.orm.insert(rows).values({
    ...request,
    id: randomUUID(),
    tokenHash: hashOf(token),
    expires: new Date(Date.now() + accountLinkLifetime).toISOString(),
  });
}

/** Returns the request of a mailed link; undefined for an invalid link. */
export async function accountRequestOf(
  session: Session,
  token: string,
): Promise<AccountRequest | undefined> {
  const rows = accountRequests(session);
  const { company, cultureName, email, name } = rows;
  const [found] = await session.orm
    .select({ company, cultureName, email, name })
    .from(rows)
    .where(and(eq(rows.tokenHash, hashOf(token)), gt(rows.expires, new Date().toISOString())));
  return found;
}
