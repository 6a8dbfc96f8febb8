import type { Closure } from '../../../content/content-source.ts';
import type { Location } from '../../../pages/page-context.ts';
import { type WeeklyHours, weeklyHours } from '../domain/opening-status.ts';

/** A day of the week on the page of a station. */
export interface WeekdayHours {
  /** From 0 (Sunday). */
  weekday: number;
  hours: WeeklyHours[number];
  isToday: boolean;
}

/** Returns the days from Monday to Sunday. @param today `YYYY-MM-DD` */
export function weekSchedule({ hours }: Pick<Location, 'hours'>, today: string): WeekdayHours[] {
  const week = weeklyHours(hours);
  const current = weekdayOf(today);
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    weekday,
    hours: week[weekday],
    isToday: weekday === current,
  }));
}

/** How many days ahead a holiday is announced. */
const holidayNoticeDays = 60;

/** Returns the next holiday (`YYYY-MM-DD`) on a day with regular opening hours, or undefined. */
export function nextHoliday(
  { hours }: Pick<Location, 'hours'>,
  today: string,
  holidays: readonly string[],
): string | undefined {
  const week = weeklyHours(hours);
  const last = daysAfter(today, holidayNoticeDays);
  return holidays.find((day) => day >= today && day <= last && week[weekdayOf(day)]);
}

/** How many days ahead a closure is announced. */
const closureNoticeDays = 14;

/** Returns current and upcoming closures, sorted by start. @param today `YYYY-MM-DD` */
export function upcomingClosures(
  { closures }: Pick<Location, 'closures'>,
  today: string,
): readonly Closure[] {
  const last = daysAfter(today, closureNoticeDays);
  return closures
    .filter(({ from, to }) => to >= today && from <= last)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Returns the weekday from 0 (Sunday). @param day `YYYY-MM-DD` */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
