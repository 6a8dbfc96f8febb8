/** A time in the page's language. @param at ISO 8601. */
export function DateTime({ at, language }: { at: string; language: string }) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
