/** When a station is open in a week: hours of the day as `HH:MM`, by weekday from 0 (Sunday). */
export type Week = Partial<Record<number, { opens: string; closes: string }>>;

/** Whether a station is open at a moment, and until or from when. Times are local, as `HH:MM`. */
export type OpeningNow =
  | { state: 'open'; until: string /** Minutes. */; left: number }
  | {
      state: 'closed';
      holiday: boolean;
      /** The last day of a closure that is now, `YYYY-MM-DD`. */
      closedUntil?: string;
      opens?: { at: string; inDays: number; weekday: number };
    };

const spans = {
  monFri: [1, 2, 3, 4, 5],
  mon: [1],
  tue: [2],
  wed: [3],
  thu: [4],
  fri: [5],
  sat: [6],
  sun: [0],
} as const;

/** Days on which a station is closed, the last one included: `YYYY-MM-DD` each. */
export interface ClosedSpan {
  from: string;
  to: string;
}

/** What there is to know of a station's hours. */
export interface StationTimes {
  hours: readonly { days: keyof typeof spans; opens: string; closes: string }[];
  closures?: readonly ClosedSpan[];
}

/** Returns the hours of each weekday. */
export function weekOf(hours: StationTimes['hours']): Week {
  const week: Week = {};
  for (const { days, opens, closes } of hours)
    for (const day of spans[days]) week[day] = { opens, closes };
  return week;
}

/**
 * The state at `now`, by the clock on the wall: hours keep to it, so the days on which the clocks change are days
 * like all others. Public holidays (`YYYY-MM-DD`) are closed, and so are the days of closures.
 */
export function openingAt(
  now: Date,
  { closures = [], hours }: StationTimes,
  holidays: readonly string[],
): OpeningNow {
  const week = weekOf(hours);
  const { date, time } = wallClock(now);
  const on = (inDays: number) => {
    const day = new Date(Date.parse(`${date}T00:00:00Z`) + inDays * 86_400_000);
    const own = day.toISOString().slice(0, 10);
    const holiday = holidays.includes(own);
    const closure = closures.find(({ from, to }) => from <= own && own <= to);
    const weekday = day.getUTCDay();
    const hours = holiday || closure ? undefined : week[weekday];
    return { holiday, closure, weekday, hours };
  };
  const today = on(0);
  if (today.hours && time >= today.hours.opens && time < today.hours.closes) {
    const { closes } = today.hours;
    return { state: 'open', until: closes, left: minutes(closes) - minutes(time) };
  }
  if (today.closure) return { state: 'closed', holiday: false, closedUntil: today.closure.to };
  for (let inDays = 0; inDays <= 14; inDays += 1) {
    const { hours, weekday } = on(inDays);
    if (hours && (inDays > 0 || time < hours.opens)) {
      const opens = { at: hours.opens, inDays, weekday };
      return { state: 'closed', holiday: today.holiday, opens };
    }
  }
  return { state: 'closed', holiday: today.holiday };
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** What the clocks of a place show: `YYYY-MM-DD` and `HH:MM`. */
interface WallClock {
  date: string;
  time: string;
}

/** Every row of a list asks for one and the same moment. */
let last: { moment: number; read: WallClock } | undefined;

/**
 * The clock on the wall in Germany and Poland, which keep one time: an hour ahead of UTC, in summer two. By the rule
 * itself, because a browser takes 40 ms to set up its own calendar for a time zone, a phone much longer.
 */
export function wallClock(now: Date): WallClock {
  const moment = now.getTime();
  if (last?.moment === moment) return last.read;
  const hours = isSummer(now) ? 2 : 1;
  const [date = '', time = ''] = new Date(moment + hours * 3_600_000).toISOString().split('T');
  const read = { date, time: time.slice(0, 5) };
  last = { moment, read };
  return read;
}

/**
 * Summer time runs from the last Sunday of March to the last Sunday of October, from 01:00 UTC to 01:00 UTC
 * (Directive 2000/84/EC, Articles 2 and 3).
 */
function isSummer(now: Date): boolean {
  const year = now.getUTCFullYear();
  return now.getTime() >= lastSunday(year, 2) && now.getTime() < lastSunday(year, 9);
}

/** 01:00 UTC on the last Sunday of a month of 31 days, counted from 0. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * 86_400_000;
}
