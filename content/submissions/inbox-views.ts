import { dayOf } from '@oilway/store/reporting/deadlines.ts';
import type { Where } from 'payload';
import { text } from '../labels.ts';
import type { ContactMessage } from '../payload-types.ts';

/** The states of an entry. */
export const inboxStatuses = {
  new: text('Neu', 'Nowe', 'New'),
  inWork: text('In Arbeit', 'W toku', 'In work'),
  done: text('Erledigt', 'Załatwione', 'Done'),
  spam: text('Spam', 'Spam', 'Spam'),
};

export type InboxStatus = keyof typeof inboxStatuses;

/** Working days, Monday to Friday, after which an open entry without a reply is overdue. */
export const workingDaysToAnswer = 2;

const hour = 3_600_000;

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
    and: [open, { createdAt: { less_than: overdueSince(now) } }, { repliedAt: { exists: false } }],
  }),
  spam: (): Where => ({ status: { equals: 'spam' } }),
  undeliverable: (): Where => ({ and: [open, { undeliverable: { equals: true } }] }),
} satisfies Record<string, (viewer: InboxViewer) => Where>;

/** Returns whether an entry is in the view of overdue ones. */
export const isOverdue = (
  { createdAt, repliedAt, status }: Pick<ContactMessage, 'createdAt' | 'repliedAt' | 'status'>,
  now: number,
): boolean => ['new', 'inWork'].includes(status) && !repliedAt && createdAt < overdueSince(now);

export type InboxView = keyof typeof inboxViews;

export const inboxViewNames = Object.keys(inboxViews) as readonly InboxView[];

/**
 * Returns the time before which an open entry without a reply is overdue: so many hours of working days ago, in both countries' time zone; to the hour, so that the
 * addresses of views stay the same for a while. ISO 8601.
 */
function overdueSince(now: number): string {
  let time = now - (now % hour);
  for (let left = workingDaysToAnswer * 24; left > 0; ) {
    time -= hour;
    if (!['Sat', 'Sun'].includes(weekday.format(time))) left -= 1;
  }
  return toIso(time);
}

const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', weekday: 'short' });

/** Returns the range of the last calendar month in the time zone of both countries. ISO 8601. @param now milliseconds. */
export function lastMonth(now: number): { greater_than_equal: string; less_than: string } {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  return {
    greater_than_equal: toIso(beginningOf(year, month - 2)),
    less_than: toIso(beginningOf(year, month - 1)),
  };
}

const toIso = (time: number) => new Date(time).toISOString();

/** Returns the beginning of a month in milliseconds. @param month from 0; -1 is December of the year before. */
function beginningOf(year: number, month: number): number {
  const first = Date.UTC(year, month);
  // Berlin is two hours ahead in summer, else one.
  const isSummer = dayOf(first - 2 * hour) === dayOf(first);
  return first - (isSummer ? 2 : 1) * hour;
}
