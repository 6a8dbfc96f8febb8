import { cultureOf, type Locale, timeZones } from '@oilway/store/cultures.ts';
import { holidaysFrom } from '@oilway/store/holidays.ts';

/** In milliseconds. */
const day = 86_400_000;

/**
 * Returns the time of `2026-07-14`, `in 9 days at 16:00` or `4 days ago at 09:00` in the time zone of the country; the default time is 8:00.
 * Undefined for any other text.
 * @param asked.forGuests moves a future date to the next day that suits an event.
 */
export function momentOf(
  written: string,
  locale: Locale,
  asked: { now?: Date; forGuests?: boolean } = {},
): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(written)) {
    const date = Date.parse(written);
    // JavaScript would read the 30th of February as the 2nd of March.
    const real = date && dateOf(date) === written;
    return real ? atTime(written, '08:00', locale) : undefined;
  }
  const match = /^(?:in (\d+) days?|(\d+) days? ago) at ((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(written);
  if (!match) return undefined;
  const [, ahead = 0, ago = 0, time = ''] = match;
  const today = Date.parse(wallClock(Number(asked.now ?? new Date()), locale).slice(0, 10));
  const counted = today + (Number(ahead) - Number(ago)) * day;
  const date = asked.forGuests && ahead ? dayForGuests(counted, locale) : counted;
  return atTime(dateOf(date), time, locale);
}

/** No Sunday, no nationwide holiday, no day from Christmas Eve to the end of the year. */
function dayForGuests(from: number, locale: Locale): number {
  const holidays = new Set(Object.values(holidaysFrom(from, locale)).flat());
  let date = from;
  const isFree = () =>
    new Date(date).getUTCDay() === 0 ||
    holidays.has(dateOf(date)) ||
    dateOf(date).slice(5) >= '12-24';
  while (isFree()) date += day;
  return date;
}

const dateOf = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);

function atTime(date: string, time: string, locale: Locale): string {
  const greenwich = Date.parse(`${date}T${time}Z`);
  const ahead = Date.parse(`${wallClock(greenwich, locale)}Z`) - greenwich;
  return new Date(greenwich - ahead).toISOString();
}

/** Returns the local time of the country: `2026-12-04T18:00:00`. */
function wallClock(moment: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: timeZones[cultureOf(locale)],
  });
  return format.format(moment).replace(' ', 'T');
}
