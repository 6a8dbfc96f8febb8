import type { Session } from '../database/session.ts';
import { type Bound, count, day, hour, roomFrom, wholeNetwork } from './count.ts';

/** What an accepted answer is counted by; the reporting office stores no network, and dates without a time. */
export type Asked = { network: string | undefined } | 'report';

/**
 * Returns the limits of submissions with a captcha answer in place of a proof of work. A program solves such a captcha at no cost, so the limit is
 * the protection: low per network, and globally as much as visitors without scripts can need.
 */
function boundsOf(asked: Asked): Bound[] {
  if (asked === 'report') return [{ what: 'answers for reports', most: 300, per: day }];
  const all: Bound = { what: 'answers', most: 60, per: hour };
  if (asked.network === undefined) return [all];
  const of = wholeNetwork(asked.network);
  const what = 'answers by network';
  return [all, { what, of, most: 5, per: hour }, { what, of, most: 15, per: day }];
}

/** Captcha answers are temporarily refused, for every visitor. */
export class TooManyAnswersError extends Error {
  override name = 'TooManyAnswersError';
  /** When answers are accepted again, in milliseconds since the epoch. */
  readonly until: number;
  constructor(until: number) {
    super('too many submissions without a proof of work');
    this.until = until;
  }
}

/** Counts a captcha answer, in the transaction of its submission. @throws TooManyAnswersError */
export async function countAnswer(session: Session, secret: string, asked: Asked): Promise<void> {
  const until = await count(session, secret, boundsOf(asked));
  if (until !== undefined) throw new TooManyAnswersError(until);
}

/** Returns when an answer would be accepted: undefined for now, else milliseconds since the epoch. Counts nothing. */
export const answersFrom = (
  session: Session,
  secret: string,
  asked: Asked,
): Promise<number | undefined> => roomFrom(session, secret, boundsOf(asked));
