/** Returns the range of the last calendar month in the time zone of both countries. ISO 8601. @param now milliseconds. */
export function lastMonth(now: number): { greater_than_equal: string; less_than: string } {
  const [year = 0, month = 0] = berlin.format(now).split('-').map(Number);
  return { greater_than_equal: midnight(year, month - 2), less_than: midnight(year, month - 1) };
}

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Returns the beginning of a month. @param month from 0; -1 is December of the year before. */
function midnight(year: number, month: number): string {
  const [hour, first] = [3_600_000, Date.UTC(year, month, 1)];
  // Berlin is two hours ahead in summer, else one.
  const isSummer = berlin.format(first - 2 * hour) === berlin.format(first);
  return new Date(first - (isSummer ? 2 : 1) * hour).toISOString();
}
