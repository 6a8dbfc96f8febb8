import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { accountLinkLifetime } from '../accounts/lifetimes.ts';
import { hashToken, newToken } from '../accounts/tokens.ts';
import type { Database, DbSession } from '../database/db-session.ts';
import { isUniqueViolation } from '../database/error-codes.ts';
import { countMathCaptcha } from '../limits/math-captcha-limits.ts';
import { countAccountRequest, mayMail } from '../limits/submission-limits.ts';
import type { Locale } from '../locales.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { Settings } from '../settings.ts';
import { isCaptchaUsed, type SolvedCaptcha, useCaptcha } from '../submissions/captchas.ts';
import { SubmissionError } from '../submissions/submit.ts';
import { accountLink, portalLink } from './links.ts';
import { type Member, memberByEmail, normalEmail } from './member.ts';
import { alreadyRegisteredMail, confirmationMail } from './member-mails.ts';
import { accountRequests } from './tables.ts';

/** A request for an account (specification section 3: Member form). */
export interface AccountRequest {
  name: string;
  email: string;
  company: string;
  cultureName: Locale;
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
 * @throws SubmissionError for a used captcha, TooManyMathCaptchasError, TooManyRequestsError; nothing is stored then.
 */
export async function requestAccount(
  database: Database,
  { limitSecret, mailFrom, siteOrigin }: RequestSettings,
  request: AccountRequest,
  { captcha, network }: RequestEnvelope,
): Promise<void> {
  const { cultureName } = request;
  const email = normalEmail(request.email);
  const known = await knownMember(database, email);
  const mailLocale = known?.cultureName ?? cultureName;
  const token = newToken();
  // Both are rendered, so that both cases take the same time.
  const [confirmation, hint] = await Promise.all([
    confirmationMail(cultureName, accountLink(siteOrigin, cultureName, token)),
    alreadyRegisteredMail(mailLocale, portalLink(siteOrigin, mailLocale)),
  ]);
  try {
    await database.transaction(async (session) => {
      if (captcha?.isMath) await countMathCaptcha(session, limitSecret, { network });
      await countAccountRequest(session, limitSecret, {
        network,
        hasCaptcha: captcha !== undefined,
      });
      if (await mayMail(session, limitSecret, 'account', { address: email })) {
        if (!known) await storeRequest(session, { ...request, email }, token);
        const mail = { to: email, ...(known ? hint : confirmation) };
        // Without a submission, so that staff cannot read the link in the outbox.
        await enqueue(session, [mail], { mailFrom, submission: undefined });
      }
      if (captcha) await useCaptcha(session, captcha);
    });
  } catch (error) {
    if (captcha && isUniqueViolation(error) && (await isCaptchaUsed(database, captcha.id)))
      throw new SubmissionError('captchaSpent');
    throw error;
  }
}

/** Returns the account or open request of an address; a refused one may be requested again. */
export async function knownMember(session: DbSession, email: string): Promise<Member | undefined> {
  const found = await memberByEmail(session, email);
  return found?.state === 'refused' ? undefined : found;
}

/** Replaces an earlier request of the address and invalidates its link. */
async function storeRequest(
  session: DbSession,
  request: AccountRequest,
  token: string,
): Promise<void> {
  const rows = accountRequests(session);
  await session.orm.delete(rows).where(eq(rows.email, request.email));
  await session.orm.insert(rows).values({
    ...request,
    id: randomUUID(),
    tokenHash: hashToken(token),
    expires: new Date(Date.now() + accountLinkLifetime).toISOString(),
  });
}

/** Returns the request of a mailed link; undefined for an invalid link. */
export async function accountRequestOf(
  session: DbSession,
  token: string,
): Promise<AccountRequest | undefined> {
  const rows = accountRequests(session);
  const { company, cultureName, email, name } = rows;
  const [found] = await session.orm
    .select({ company, cultureName, email, name })
    .from(rows)
    .where(and(eq(rows.tokenHash, hashToken(token)), gt(rows.expires, new Date().toISOString())));
  return found;
}
