import type { Where } from 'payload';
import { text } from '../labels.ts';

/** The states of an entry. */
export const inboxStatuses = {
  new: text('Neu', 'Nowe', 'New'),
  inWork: text('In Arbeit', 'W toku', 'In work'),
  done: text('Erledigt', 'Załatwione', 'Done'),
  spam: text('Spam', 'Spam', 'Spam'),
};

export type InboxStatus = keyof typeof inboxStatuses;

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

/** Returns whether an entry is in the view of overdue ones. */
export const isOverdue = (entry: { createdAt: string; status: string }, now: number): boolean =>
  ['new', 'inWork'].includes(entry.status) && entry.createdAt < overdueSince(now);

export type InboxView = keyof typeof inboxViews;

export const inboxViewNames = Object.keys(inboxViews) as readonly InboxView[];

/**
 * Returns the time before which an open entry is overdue, by the calendar of both countries; to the hour, so that the addresses of views stay the
 * same for a while. On a weekend it is counted from Saturday's beginning. ISO 8601.
 */
function overdueSince(now: number): string {
  const [year = 0, month = 0, date = 0] = berlin.format(now).split('-').map(Number);
  // Monday is 0.
  const weekday = (new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % 7;
  const from =
    weekday > 4 ? berlinMidnight(year, month - 1, date + 5 - weekday) : now - (now % hour);
  const weekend = weekday < workingDaysToAnswer ? 2 : 0;
  return toIso(from - (workingDaysToAnswer + weekend) * day);
}

/** Returns the range of the last calendar month in the time zone of both countries. ISO 8601. @param now milliseconds. */
export function lastMonth(now: number): { greater_than_equal: string; less_than: string } {
  const [year = 0, month = 0] = berlin.format(now).split('-').map(Number);
  return {
    greater_than_equal: toIso(berlinMidnight(year, month - 2)),
    less_than: toIso(berlinMidnight(year, month - 1)),
  };
}

const toIso = (time: number) => new Date(time).toISOString();

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Returns the beginning of a day in milliseconds. @param month from 0; -1 is December of the year before. */
function berlinMidnight(year: number, month: number, date = 1): number {
  const first = Date.UTC(year, month, date);
  // Berlin is two hours ahead in summer, else one.
  const isSummer = berlin.format(first - 2 * hour) === berlin.format(first);
  return first - (isSummer ? 2 : 1) * hour;
}
