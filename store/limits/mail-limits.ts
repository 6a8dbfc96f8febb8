import type { Session } from '../database/session.ts';
import { mailboxOf } from '../mail-address.ts';
import { type Bound, count, day, hour, wholeNetwork } from './count.ts';

/**
 * Why a mail goes to an address that a stranger could have typed: a form was sent, a new password or an account was asked for, or a
 * place of an event was given up; and why a department is.
 */
export type PublicMail = 'confirmation' | 'link' | 'account' | 'tiding' | 'notice';

/** Who gets a mail, and the network that it was asked from, where that is known. */
export interface Recipient {
  /** Undefined for a department, which no visitor can choose but from ours. */
  address?: string | undefined;
  network?: string | undefined;
}

interface Limits {
  address: readonly Omit<Bound, 'what' | 'of'>[];
  /** A company behind one address has room in it. */
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
  // Apart from the others: whoever fills a mailbox with confirmations keeps nobody from a new password.
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
  // Counted only of submissions that were not confirmed. What is past it stands in the studio all the same.
  notice: {
    address: [],
    network: [
      { most: 30, per: hour },
      { most: 120, per: day },
    ],
    all: [{ most: 1000, per: hour }],
  },
};

/** Counts a mail that the public causes, in the transaction that writes it. @returns whether it may be written. */
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

/** So many mails one change of an event is worth to a mailbox, however many sign-ups name it. */
const aChange = 3;

/** The same for what staff change about an event, which is told to everybody who comes. @param change names it. */
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

/** No request for an account is taken for the time being, whatever its address. */
export class TooManyRequestsError extends Error {
  override name = 'TooManyRequestsError';
  /** When one is taken again, in milliseconds since the epoch. */
  readonly until: number;
  constructor(until: number) {
    super('too many requests for an account');
    this.until = until;
  }
}

/**
 * Counts a request for an account, in its transaction.
 * @param proven whether it came with a captcha: programs without one leave room for those with one.
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

/** So many portal managers' notices an hour; what they point to stands in the studio all the same. */
const notices: Bound = { what: 'notices', most: 20, per: hour };

/** Whether the portal managers are told of one more request. */
export const mayNotify = async (session: Session, secret: string): Promise<boolean> =>
  (await count(session, secret, [notices])) === undefined;
