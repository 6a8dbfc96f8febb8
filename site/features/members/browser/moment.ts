/** A day and a time, the same in every process and browser: both countries share their time. */
export function moment(iso: string, culture: 'de-DE' | 'pl-PL'): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const;
  return new Intl.DateTimeFormat(culture, format).format(new Date(iso));
}
