import type { Session } from '../database/session.ts';
import { mailboxOf } from '../mail-address.ts';
import { type Bound, count, day, hour, wholeNetwork } from './count.ts';

/**
 * Why a mail goes to an address that the public can enter: a submission's confirmation, a password link, an account request, or a cancelled event
 * sign-up; and why a department is notified.
 */
export type PublicMail = 'confirmation' | 'link' | 'account' | 'tiding' | 'notice';

/** A mail's recipient, and the requester's network if known. */
export interface Recipient {
  /** Undefined for a department, whose address visitors cannot enter. */
  address?: string | undefined;
  network?: string | undefined;
}

interface Limits {
  address: readonly Omit<Bound, 'what' | 'of'>[];
  /** The limits allow for a company behind one address. */
  network: readonly Omit<Bound, 'what' | 'of'>[];
  all: readonly Omit<Bound, 'what' | 'of'>[];
}

const limits: Record<PublicMail, Limits> = {
  confirmation: {
    address: [
      { most: 3, per: hour },
      { most: 10, per: day },
    ],
    network: [
      { most: 30, per: hour },
      { most: 120, per: day },
    ],
    all: [{ most: 500, per: hour }],
  },
  // Separate from the others: a flood of confirmations must not block password links.
  link: {
    address: [
      { most: 4, per: hour },
      { most: 24, per: day },
    ],
    network: [{ most: 30, per: hour }],
    all: [{ most: 500, per: hour }],
  },
  // Networks are counted with the request, see `countAccountRequest`.
  account: {
    address: [{ most: 1, per: day }],
    network: [],
    all: [],
  },
  tiding: {
    address: [
      { most: 6, per: hour },
      { most: 20, per: day },
    ],
    network: [],
    all: [{ most: 2000, per: hour }],
  },
  // Counts only unconfirmed submissions. Those beyond the limit are still listed in the studio.
  notice: {
    address: [],
    network: [
      { most: 30, per: hour },
      { most: 120, per: day },
    ],
    all: [{ most: 1000, per: hour }],
  },
};

/** Counts a mail caused by the public, in the transaction that inserts it. @returns whether it may be sent. */
export async function mayMail(
  session: Session,
  secret: string,
  kind: PublicMail,
  { address, network }: Recipient,
): Promise<boolean> {
  const { [kind]: own } = limits;
  const counted = (scope: keyof Limits, of = ''): Bound[] =>
    own[scope].map((bound) => ({ ...bound, what: `${kind} by ${scope}`, of }));
  const bounds = [
    ...counted('all'),
    ...(address === undefined ? [] : counted('address', mailboxOf(address))),
    ...(network === undefined ? [] : counted('network', wholeNetwork(network))),
  ];
  return (await count(session, secret, bounds)) === undefined;
}

/** Mails per mailbox and change of an event, however many sign-ups name it. */
const aChange = 3;

/** Counts a mail about a change by staff, which goes to every participant. @param change the change's id. */
export async function mayTell(
  session: Session,
  secret: string,
  change: string,
  address: string,
): Promise<boolean> {
  const of = JSON.stringify([change, mailboxOf(address)]);
  const bound = { what: 'change', of, most: aChange, per: day };
  return (await count(session, secret, [bound])) === undefined;
}

/** Account requests are temporarily refused, for every address. */
export class TooManyRequestsError extends Error {
  override name = 'TooManyRequestsError';
  /** When requests are accepted again, in milliseconds since the epoch. */
  readonly until: number;
  constructor(until: number) {
    super('too many requests for an account');
    this.until = until;
  }
}

/**
 * Counts an account request, in its transaction.
 * @param proven whether it came with a captcha; a part of the limit is reserved for those.
 * @throws TooManyRequestsError
 */
export async function countAccountRequest(
  session: Session,
  secret: string,
  { network, proven }: { network: string | undefined; proven: boolean },
): Promise<void> {
  const what = 'account requests';
  const of = network === undefined ? undefined : wholeNetwork(network);
  const until = await count(session, secret, [
    { what: `${what} ${proven ? 'with' : 'without'} a captcha`, most: 500, per: hour },
    ...(of === undefined
      ? []
      : [
          { what, of, most: 30, per: hour },
          { what, of, most: 120, per: day },
        ]),
  ]);
  if (until !== undefined) throw new TooManyRequestsError(until);
}

/** Notices to portal managers per hour; the requests are listed in the studio all the same. */
const notices: Bound = { what: 'notices', most: 20, per: hour };

/** Returns whether the portal managers may be notified of one more request. */
export const mayNotify = async (session: Session, secret: string): Promise<boolean> =>
  (await count(session, secret, [notices])) === undefined;
