/** A time in the page's language. @param at ISO 8601. */
export function Moment({ at, language }: { at: string; language: string }) {
  const form = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{form.format(new Date(at))}</time>;
}
