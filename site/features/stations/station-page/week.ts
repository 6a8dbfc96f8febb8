import type { Closure } from '../../../content/source.ts';
import type { Location } from '../../../pages/page-context.ts';
import { type Week, weekOf } from '../domain/opening-now.ts';

/** A day of the coming week as the page of a station lists it. */
export interface ListedDay {
  /** From 0, Sunday. */
  weekday: number;
  hours: Week[number];
  today: boolean;
}

/** From Monday to Sunday. @param today `YYYY-MM-DD` */
export function listedWeek({ hours }: Pick<Location, 'hours'>, today: string): ListedDay[] {
  const week = weekOf(hours);
  const current = weekdayOf(today);
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    weekday,
    hours: week[weekday],
    today: weekday === current,
  }));
}

/** How far ahead a holiday is told, in days. */
const ahead = 60;

/** The next holiday from today on that closes a station which would be open; as `YYYY-MM-DD`. */
export function nextHoliday(
  { hours }: Pick<Location, 'hours'>,
  today: string,
  holidays: readonly string[],
): string | undefined {
  const week = weekOf(hours);
  const last = daysAfter(today, ahead);
  return holidays.find((day) => day >= today && day <= last && week[weekdayOf(day)]);
}

/** How many days before it a closure is told. */
const told = 14;

/** The closures that are now or come soon, in their order. @param today `YYYY-MM-DD` */
export function toldClosures(
  { closures }: Pick<Location, 'closures'>,
  today: string,
): readonly Closure[] {
  const last = daysAfter(today, told);
  return closures
    .filter(({ from, to }) => to >= today && from <= last)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Counted from 0, Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
