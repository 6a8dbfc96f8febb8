import Holidays from 'date-holidays';
import { lands } from './german-land.ts';
import type { Country } from './projection.ts';

/**
 * Public holidays by region, each a local date `YYYY-MM-DD`: a German Land, `de` for what all of
 * Germany keeps, or `pl`. A shop is closed on them.
 */
export type HolidayCalendar = Record<string, readonly string[]>;

const remembered = new Map<string, readonly string[]>();

/**
 * The holidays of a country from `now` (milliseconds) on for thirteen months: a page is kept until
 * something is published, so what it knows has to last longer than the coming weeks.
 */
export function holidaysFrom(now: number, country: Country): HolidayCalendar {
  const first = new Date(now - 86_400_000).toISOString().slice(0, 10);
  const last = new Date(now + 396 * 86_400_000).toISOString().slice(0, 10);
  const years = [Number(first.slice(0, 4)), Number(first.slice(0, 4)) + 1];
  const coming = (land?: string) =>
    years
      .flatMap((year) => inYear(year, country, land))
      .filter((date) => date >= first && date <= last);
  if (country === 'pl') return { pl: coming() };
  return Object.fromEntries([
    ['de', coming()],
    ...lands.map((land) => [land, coming(land)] as const),
  ]);
}

function inYear(year: number, country: Country, land: string | undefined): readonly string[] {
  const key = `${year}:${country}:${land ?? ''}`;
  const known = remembered.get(key);
  if (known) return known;
  const calendar = land ? new Holidays(country, land) : new Holidays(country);
  const days = calendar.getHolidays(year).filter(({ type }) => type === 'public');
  const dates = [...new Set(days.map(({ date }) => date.slice(0, 10)))];
  remembered.set(key, dates);
  return dates;
}
