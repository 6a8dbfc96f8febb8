import type { DbSession } from '../database/db-session.ts';
import {
  availableFrom,
  consumeRateLimits,
  day,
  hour,
  limitedNetwork,
  type RateLimit,
} from './rate-limit.ts';

/** What an accepted answer is counted by; the reporting office stores no network, and dates without a time. */
export type MathCaptchaScope = { network: string | undefined } | 'report';

/**
 * Returns the limits of submissions with a captcha answer in place of a proof of work. A program solves such a captcha at no cost, so the limit is
 * the protection: low per network, and globally as much as visitors without scripts can need.
 */
function limitsOf(scope: MathCaptchaScope): RateLimit[] {
  if (scope === 'report') return [{ action: 'answers for reports', limit: 300, windowMs: day }];
  const all: RateLimit = { action: 'answers', limit: 60, windowMs: hour };
  if (scope.network === undefined) return [all];
  const subject = limitedNetwork(scope.network);
  const action = 'answers by network';
  return [
    all,
    { action, subject, limit: 5, windowMs: hour },
    { action, subject, limit: 15, windowMs: day },
  ];
}

/** Captcha answers are temporarily refused, for every visitor. */
export class TooManyMathCaptchasError extends Error {
  override name = 'TooManyMathCaptchasError';
  /** When answers are accepted again, in milliseconds since the epoch. */
  readonly until: number;
  constructor(until: number) {
    super('too many submissions without a proof of work');
    this.until = until;
  }
}

/** Counts a captcha answer, in the transaction of its submission. @throws TooManyMathCaptchasError */
export async function countMathCaptcha(
  session: DbSession,
  secret: string,
  scope: MathCaptchaScope,
): Promise<void> {
  const until = await consumeRateLimits(session, secret, limitsOf(scope));
  if (until !== undefined) throw new TooManyMathCaptchasError(until);
}

/** Returns when an answer would be accepted: undefined for now, else milliseconds since the epoch. Counts nothing. */
export const mathCaptchasFrom = (
  session: DbSession,
  secret: string,
  scope: MathCaptchaScope,
): Promise<number | undefined> => availableFrom(session, secret, limitsOf(scope));
