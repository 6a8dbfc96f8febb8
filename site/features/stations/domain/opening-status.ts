/** Opening hours as `HH:MM`, by weekday from 0 (Sunday). */
export type WeeklyHours = Partial<Record<number, { opens: string; closes: string }>>;

/** Whether a station is open at a given time, and until or from when. Times are local, as `HH:MM`. */
export type OpeningStatus =
  | { state: 'open'; until: string /** Minutes. */; minutesLeft: number }
  | {
      state: 'closed';
      holiday: boolean;
      /** The last day of the current closure, `YYYY-MM-DD`. */
      closedUntil?: string;
      opens?: { at: string; inDays: number; weekday: number };
    };

const weekdaysOf = {
  monFri: [1, 2, 3, 4, 5],
  mon: [1],
  tue: [2],
  wed: [3],
  thu: [4],
  fri: [5],
  sat: [6],
  sun: [0],
} as const;

/** The first and last day of a closure, `YYYY-MM-DD` each. */
export interface ClosurePeriod {
  from: string;
  to: string;
}

/** The regular hours and closures of a station. */
export interface OpeningTimes {
  hours: readonly { days: keyof typeof weekdaysOf; opens: string; closes: string }[];
  closures?: readonly ClosurePeriod[];
}

/** Returns the hours of each weekday. */
export function weeklyHours(hours: OpeningTimes['hours']): WeeklyHours {
  const week: WeeklyHours = {};
  for (const { days, opens, closes } of hours)
    for (const day of weekdaysOf[days]) week[day] = { opens, closes };
  return week;
}

/**
 * Returns the opening status at `now` in local time, which makes daylight saving changes irrelevant. Stations are closed on
 * `holidays` (`YYYY-MM-DD`) and during closures.
 */
export function openingStatusAt(
  now: Date,
  { closures = [], hours }: OpeningTimes,
  holidays: readonly string[],
): OpeningStatus {
  const week = weeklyHours(hours);
  const { date, time } = wallClock(now);
  const scheduleOn = (inDays: number) => {
    const day = new Date(Date.parse(`${date}T00:00:00Z`) + inDays * 86_400_000);
    const isoDate = day.toISOString().slice(0, 10);
    const holiday = holidays.includes(isoDate);
    const closure = closures.find(({ from, to }) => from <= isoDate && isoDate <= to);
    const weekday = day.getUTCDay();
    const hours = holiday || closure ? undefined : week[weekday];
    return { holiday, closure, weekday, hours };
  };
  const today = scheduleOn(0);
  if (today.hours && time >= today.hours.opens && time < today.hours.closes) {
    const { closes } = today.hours;
    return { state: 'open', until: closes, minutesLeft: minutesOfDay(closes) - minutesOfDay(time) };
  }
  if (today.closure) return { state: 'closed', holiday: false, closedUntil: today.closure.to };
  for (let inDays = 0; inDays <= 14; inDays += 1) {
    const { hours, weekday } = scheduleOn(inDays);
    if (hours && (inDays > 0 || time < hours.opens)) {
      const opens = { at: hours.opens, inDays, weekday };
      return { state: 'closed', holiday: today.holiday, opens };
    }
  }
  return { state: 'closed', holiday: today.holiday };
}

function minutesOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Local time as `YYYY-MM-DD` and `HH:MM`. */
interface WallClock {
  date: string;
  time: string;
}

/** All rows of a list convert the same timestamp. */
let lastConversion: { timestamp: number; wallClock: WallClock } | undefined;

/**
 * Returns the local time in Germany and Poland: UTC+1, in summer UTC+2. Computed without `Intl.DateTimeFormat`, because
 * browsers take 40 ms and phones much longer to initialize a time zone.
 */
export function wallClock(now: Date): WallClock {
  const timestamp = now.getTime();
  if (lastConversion?.timestamp === timestamp) return lastConversion.wallClock;
  const hours = isSummerTime(now) ? 2 : 1;
  const [date = '', time = ''] = new Date(timestamp + hours * 3_600_000).toISOString().split('T');
  const local = { date, time: time.slice(0, 5) };
  lastConversion = { timestamp, wallClock: local };
  return local;
}

/**
 * Returns whether summer time applies: from the last Sunday of March, 01:00 UTC, to the last Sunday of October, 01:00 UTC
 * (Directive 2000/84/EC, Articles 2 and 3).
 */
function isSummerTime(now: Date): boolean {
  const year = now.getUTCFullYear();
  return now.getTime() >= lastSunday(year, 2) && now.getTime() < lastSunday(year, 9);
}

/** Returns 01:00 UTC on the last Sunday of a month with 31 days; `month` counts from 0. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * 86_400_000;
}
