import { type Culture, timeZones } from '@oilway/store/cultures.ts';

/** `4. November 2025`, `4 listopada 2025`; nothing for a draft without a date. */
export function longDate(moment: string, culture: Culture): string {
  if (!moment) return '';
  return new Intl.DateTimeFormat(culture, {
    dateStyle: 'long',
    timeZone: timeZones[culture],
  }).format(new Date(moment));
}

/**
 * Day and times of an event: `Freitag, 4. Dezember 2026, 18:00–21:00`; two whole moments where it ends on
 * another day. No line breaks between the times. Nothing for a draft without a start.
 */
export function span(start: string, end: string, culture: Culture): string {
  if (!start) return '';
  const whole = new Intl.DateTimeFormat(culture, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZones[culture],
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
    new Intl.DateTimeFormat(culture, { ...options, timeZone: timeZones[culture] }).format(
      new Date(moment),
    );
  return { day: part({ day: 'numeric' }).replace(/\D/g, ''), month: part({ month: 'short' }) };
}

/** The year of a moment where the culture lives. */
export function yearOf(moment: string, culture: Culture): number {
  const options = { year: 'numeric', timeZone: timeZones[culture] } as const;
  return Number(new Intl.DateTimeFormat('en', options).format(new Date(moment)));
}
