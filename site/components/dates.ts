import { type Locale, timeZones } from '@oilway/store/locales.ts';

const fullDate: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format in the time zone of the locale: creating one is slow, and takes memory outside V8's heap. */
function getFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  language: string = locale,
): Intl.DateTimeFormat {
  const key = JSON.stringify([language, locale, options]);
  const cached = formats.get(key);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat(language, { ...options, timeZone: timeZones[locale] });
  formats.set(key, created);
  return created;
}

/** Returns `4. November 2025` or `4 listopada 2025`; nothing for a draft without a date. */
export function longDate(timestamp: string, locale: Locale): string {
  return timestamp && getFormat(locale, { dateStyle: 'long' }).format(new Date(timestamp));
}

/**
 * Returns day and times of an event: `Freitag, 4. Dezember 2026, 18:00–21:00`; both dates where it ends on another day. No line breaks between the
 * times. Nothing for a draft without a start. An empty `date` leaves only weekday and times, beside a calendar sheet.
 */
export function dateTimeRange(start: string, end: string, locale: Locale, date = fullDate): string {
  if (!start) return '';
  const whole = getFormat(locale, {
    weekday: 'long',
    ...date,
    hour: 'numeric',
    minute: '2-digit',
  }).formatRange(new Date(start), new Date(end || start));
  return whole
    .replace(/(?<=:\d\d)–(?=\d+:)/, '\u2060–\u2060')
    .replace(/(?<=:\d\d) (?=Uhr)/, '\u00a0');
}

/** Returns days without a year: `4. Dezember`, `4.–6. Dezember`. Both are given as `YYYY-MM-DD`. */
export function dateRange(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return from === to
    ? format.format(new Date(from))
    : format.formatRange(new Date(from), new Date(to));
}

/** Returns day and short month of a date, for a calendar icon, with its year if that is not the current one. */
export function calendarSheet(timestamp: string, locale: Locale): { day: string; month: string } {
  if (!timestamp) return { day: '', month: '' };
  const part = (options: Intl.DateTimeFormatOptions) =>
    getFormat(locale, options).format(new Date(timestamp));
  const isThisYear = yearOf(timestamp, locale) === yearOf(new Date().toISOString(), locale);
  const month = part({ month: 'short', ...(!isThisYear && { year: 'numeric' }) });
  // German abbreviates with a point only beside a year.
  return { day: part({ day: 'numeric' }).replace(/\D/g, ''), month: month.replace('.', '') };
}

/** Returns the year of a timestamp in the time zone of the locale. */
export function yearOf(timestamp: string, locale: Locale): number {
  return Number(getFormat(locale, { year: 'numeric' }, 'en').format(new Date(timestamp)));
}
