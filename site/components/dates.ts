import { type Culture, timeZones } from '@oilway/store/cultures.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** By the clocks of the culture's country. Each is made once: that takes longer than all else of a line, and memory that V8 does not see. */
function formatOf(
  culture: Culture,
  options: Intl.DateTimeFormatOptions,
  language: string = culture,
): Intl.DateTimeFormat {
  const key = JSON.stringify([language, culture, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { ...options, timeZone: timeZones[culture] });
  formats.set(key, made);
  return made;
}

/** `4. November 2025`, `4 listopada 2025`; nothing for a draft without a date. */
export function longDate(moment: string, culture: Culture): string {
  return moment && formatOf(culture, { dateStyle: 'long' }).format(new Date(moment));
}

/**
 * Day and times of an event: `Freitag, 4. Dezember 2026, 18:00–21:00`; two whole moments where it ends on
 * another day. No line breaks between the times. Nothing for a draft without a start.
 */
export function span(start: string, end: string, culture: Culture): string {
  if (!start) return '';
  const whole = formatOf(culture, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).formatRange(new Date(start), new Date(end || start));
  return whole
    .replace(/(?<=:\d\d)–(?=\d+:)/, '\u2060–\u2060')
    .replace(/(?<=:\d\d) (?=Uhr)/, '\u00a0');
}

/** Days without a year, of a span `4. Dezember`, `4.–6. Dezember`; both given as `YYYY-MM-DD`. */
export function dates(from: string, to: string, culture: Culture): string {
  const format = new Intl.DateTimeFormat(culture, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return from === to
    ? format.format(new Date(from))
    : format.formatRange(new Date(from), new Date(to));
}

/** The day and the short month of a date, as a calendar sheet has them. */
export function sheet(moment: string, culture: Culture): { day: string; month: string } {
  if (!moment) return { day: '', month: '' };
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatOf(culture, options).format(new Date(moment));
  return { day: part({ day: 'numeric' }).replace(/\D/g, ''), month: part({ month: 'short' }) };
}

/** The year of a moment where the culture lives. */
export function yearOf(moment: string, culture: Culture): number {
  return Number(formatOf(culture, { year: 'numeric' }, 'en').format(new Date(moment)));
}
