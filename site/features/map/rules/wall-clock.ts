/** What the clocks of a place show: `YYYY-MM-DD` and `HH:MM`. */
export interface WallClock {
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
