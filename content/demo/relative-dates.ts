import { holidaysFrom } from '@oilway/store/holidays.ts';
import { type Country, localeOfCountry, timeZones } from '@oilway/store/locales.ts';

/** In milliseconds. */
const dayMs = 86_400_000;

/**
 * Returns the time of `2026-07-14`, `in 9 days at 16:00` or `4 days ago at 09:00` in the time zone of the country; the default time is 8:00.
 * Undefined for any other text.
 * @param options.skipHolidays moves a future date to the next day that suits an event.
 */
export function resolveDate(
  text: string,
  locale: Country,
  options: { now?: Date; skipHolidays?: boolean } = {},
): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const date = Date.parse(text);
    // JavaScript would read the 30th of February as the 2nd of March.
    const isValidDate = date && isoDate(date) === text;
    return isValidDate ? localTimeToUtc(text, '08:00', locale) : undefined;
  }
  const match = /^(?:in (\d+) days?|(\d+) days? ago) at ((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text);
  if (!match) return undefined;
  const [, ahead = 0, ago = 0, time = ''] = match;
  const today = Date.parse(toLocalTime(Number(options.now ?? new Date()), locale).slice(0, 10));
  const target = today + (Number(ahead) - Number(ago)) * dayMs;
  const date = options.skipHolidays && ahead ? nextWorkingDay(target, locale) : target;
  return localTimeToUtc(isoDate(date), time, locale);
}

/** No Sunday, no nationwide holiday, no day from Christmas Eve to the end of the year. */
function nextWorkingDay(from: number, locale: Country): number {
  const holidays = new Set(Object.values(holidaysFrom(from, locale)).flat());
  let date = from;
  const isFree = () =>
    new Date(date).getUTCDay() === 0 ||
    holidays.has(isoDate(date)) ||
    isoDate(date).slice(5) >= '12-24';
  while (isFree()) date += dayMs;
  return date;
}

const isoDate = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);

function localTimeToUtc(date: string, time: string, locale: Country): string {
  const asUtc = Date.parse(`${date}T${time}Z`);
  const offset = Date.parse(`${toLocalTime(asUtc, locale)}Z`) - asUtc;
  return new Date(asUtc - offset).toISOString();
}

/** Returns the local time of the country: `2026-12-04T18:00:00`. */
function toLocalTime(timestamp: number, locale: Country): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: timeZones[localeOfCountry(locale)],
  });
  return format.format(timestamp).replace(' ', 'T');
}
