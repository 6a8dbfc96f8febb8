import type { DbSession } from '../database/db-session.ts';
import { mailboxOf } from '../mail-address.ts';
import { consumeRateLimits, day, hour, limitedNetwork, type RateLimit } from './rate-limit.ts';

/**
 * Why a mail goes to an address that the public can enter: a submission's confirmation, a password link, an account request, or a cancelled event
 * sign-up; and why a department is notified.
 */
export type PublicMail = 'confirmation' | 'link' | 'account' | 'eventUpdate' | 'notice';

/** A mail's recipient, and the requester's network if known. */
export interface Recipient {
  /** Undefined for a department, whose address visitors cannot enter. */
  address?: string | undefined;
  network?: string | undefined;
}

interface Limits {
  address: readonly Omit<RateLimit, 'action' | 'subject'>[];
  /** The limits allow for a company behind one address. */
  network: readonly Omit<RateLimit, 'action' | 'subject'>[];
  all: readonly Omit<RateLimit, 'action' | 'subject'>[];
}

const limits: Record<PublicMail, Limits> = {
  confirmation: {
    address: [
      { limit: 3, windowMs: hour },
      { limit: 10, windowMs: day },
    ],
    network: [
      { limit: 30, windowMs: hour },
      { limit: 120, windowMs: day },
    ],
    all: [{ limit: 500, windowMs: hour }],
  },
  // Separate from the others: a flood of confirmations must not block password links.
  link: {
    address: [
      { limit: 4, windowMs: hour },
      { limit: 24, windowMs: day },
    ],
    network: [{ limit: 30, windowMs: hour }],
    all: [{ limit: 500, windowMs: hour }],
  },
  // Networks are counted with the request, see `countAccountRequest`.
  account: {
    address: [{ limit: 1, windowMs: day }],
    network: [],
    all: [],
  },
  eventUpdate: {
    address: [
      { limit: 6, windowMs: hour },
      { limit: 20, windowMs: day },
    ],
    network: [],
    all: [{ limit: 2000, windowMs: hour }],
  },
  // Counts only unconfirmed submissions. Those beyond the limit are still listed in the studio.
  notice: {
    address: [],
    network: [
      { limit: 30, windowMs: hour },
      { limit: 120, windowMs: day },
    ],
    all: [{ limit: 1000, windowMs: hour }],
  },
};

/** Counts a mail caused by the public, in the transaction that inserts it. @returns whether it may be sent. */
export async function mayMail(
  session: DbSession,
  secret: string,
  kind: PublicMail,
  { address, network }: Recipient,
): Promise<boolean> {
  const { [kind]: kindLimits } = limits;
  const counted = (scope: keyof Limits, subject = ''): RateLimit[] =>
    kindLimits[scope].map((limit) => ({ ...limit, action: `${kind} by ${scope}`, subject }));
  const rateLimits = [
    ...counted('all'),
    ...(address === undefined ? [] : counted('address', mailboxOf(address))),
    ...(network === undefined ? [] : counted('network', limitedNetwork(network))),
  ];
  return (await consumeRateLimits(session, secret, rateLimits)) === undefined;
}

/** Mails per mailbox and change of an event, however many sign-ups name it. */
const mailsPerChange = 3;

/** Counts a mail about a change by staff, which goes to every participant. @param change the change's id. */
export async function mayNotifyOfChange(
  session: DbSession,
  secret: string,
  change: string,
  address: string,
): Promise<boolean> {
  const subject = JSON.stringify([change, mailboxOf(address)]);
  const limit = { action: 'change', subject, limit: mailsPerChange, windowMs: day };
  return (await consumeRateLimits(session, secret, [limit])) === undefined;
}

/** Account requests are temporarily refused, for every address. */
export class TooManyRequestsError extends Error {
  override name = 'TooManyRequestsError';
  /** When requests are accepted again, in milliseconds since the epoch. */
  readonly until: number;
  constructor(until: number) {
    super('too many account requests');
    this.until = until;
  }
}

/**
 * Counts an account request, in its transaction.
 * @param hasCaptcha whether it came with a captcha; a part of the limit is reserved for those.
 * @throws TooManyRequestsError
 */
export async function countAccountRequest(
  session: DbSession,
  secret: string,
  { hasCaptcha, network }: { network: string | undefined; hasCaptcha: boolean },
): Promise<void> {
  const action = 'account requests';
  const subject = network === undefined ? undefined : limitedNetwork(network);
  const until = await consumeRateLimits(session, secret, [
    {
      action: `${action} ${hasCaptcha ? 'with' : 'without'} a captcha`,
      limit: 500,
      windowMs: hour,
    },
    ...(subject === undefined
      ? []
      : [
          { action, subject, limit: 30, windowMs: hour },
          { action, subject, limit: 120, windowMs: day },
        ]),
  ]);
  if (until !== undefined) throw new TooManyRequestsError(until);
}

/** Notices to portal managers per hour; the requests are listed in the studio all the same. */
const managerNotices: RateLimit = { action: 'notices', limit: 20, windowMs: hour };

/** Returns whether the portal managers may be notified of one more request. */
export const mayNotifyManagers = async (session: DbSession, secret: string): Promise<boolean> =>
  (await consumeRateLimits(session, secret, [managerNotices])) === undefined;
