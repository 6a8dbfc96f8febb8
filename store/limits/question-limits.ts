import type { Session } from '../database/session.ts';
import { type Bound, count, day, hour, roomFrom, wholeNetwork } from './count.ts';

/** What was answered for; the reporting office keeps nothing of a network, and of times only days. */
export type Asked = { network: string | undefined } | 'report';

/**
 * So many submissions come with the answer to a question in place of a proof of work. A program answers it at no cost, so that the
 * number is the price: few of a network, and of all no more than anybody without scripts can need.
 */
function boundsOf(asked: Asked): Bound[] {
  if (asked === 'report') return [{ what: 'answers for reports', most: 300, per: day }];
  const all: Bound = { what: 'answers', most: 60, per: hour };
  if (asked.network === undefined) return [all];
  const of = wholeNetwork(asked.network);
  const what = 'answers by network';
  return [all, { what, of, most: 5, per: hour }, { what, of, most: 15, per: day }];
}

/** No answer is taken for the time being, whoever gives it. */
export class TooManyAnswersError extends Error {
  override name = 'TooManyAnswersError';
  /** When one is taken again, in milliseconds since the epoch. */
  readonly until: number;
  constructor(until: number) {
    super('too many submissions without a proof of work');
    this.until = until;
  }
}

/** Counts an answer, in the transaction of its submission. @throws TooManyAnswersError */
export async function countAnswer(session: Session, secret: string, asked: Asked): Promise<void> {
  const until = await count(session, secret, boundsOf(asked));
  if (until !== undefined) throw new TooManyAnswersError(until);
}

/** When an answer would be taken: undefined for now, else milliseconds since the epoch. Counts nothing. */
export const answersFrom = (
  session: Session,
  secret: string,
  asked: Asked,
): Promise<number | undefined> => roomFrom(session, secret, boundsOf(asked));
