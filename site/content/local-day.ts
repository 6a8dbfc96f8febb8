/** Germany and Poland have the same time. */
const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Returns the local day (`YYYY-MM-DD`) in Germany and Poland, and its end in milliseconds since the epoch. */
export function localDay(now: number): { day: string; end: number } {
  const day = dayOf.format(now);
  const [earliest, latest] = ['22:00', '23:00'].map((time) => Date.parse(`${day}T${time}Z`));
  // In summer a day ends at 22:00 UTC.
  const end = dayOf.format(earliest) === day ? latest : earliest;
  return { day, end: Number(end) };
}
