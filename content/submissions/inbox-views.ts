import type { Where } from 'payload';

/** Working days, Monday to Friday, after which an open entry is overdue. */
export const workingDaysToAnswer = 2;

const hour = 3_600_000;
const day = 24 * hour;

/** The reader of a view, and the time in milliseconds. */
export interface InboxViewer {
  userId: number | string;
  now: number;
}

const open: Where = { status: { in: ['new', 'inWork'] } };

/** Returns the query condition of each view of an inbox. Access rules apply in addition: query with `overrideAccess: false`. */
export const inboxViews = {
  new: (): Where => ({ status: { equals: 'new' } }),
  mine: ({ userId }: InboxViewer): Where => ({ and: [open, { assignee: { equals: userId } }] }),
  open: (): Where => open,
  overdue: ({ now }: InboxViewer): Where => ({
    and: [open, { createdAt: { less_than: overdueSince(now) } }],
  }),
  spam: (): Where => ({ status: { equals: 'spam' } }),
  undeliverable: (): Where => ({ and: [open, { undeliverable: { equals: true } }] }),
} satisfies Record<string, (viewer: InboxViewer) => Where>;

export type InboxView = keyof typeof inboxViews;

export const inboxViewNames = Object.keys(inboxViews) as readonly InboxView[];

/** Returns the time before which an open entry is overdue, to the hour, so that the addresses of views stay the same for a while. ISO 8601. */
function overdueSince(now: number): string {
  let since = Math.floor(now / hour) * hour;
  for (let left = workingDaysToAnswer; left > 0; ) {
    since -= day;
    if (![0, 6].includes(new Date(since).getUTCDay())) left -= 1;
  }
  return new Date(since).toISOString();
}
