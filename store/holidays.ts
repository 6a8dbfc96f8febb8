import type { Country } from './locales.ts';

/**
 * Public holidays by region, as local dates `YYYY-MM-DD`: a German Land, `de` for nationwide ones, `pl`, or a holiday of some municipalities. Shops
 * are closed on them.
 */
export type HolidayCalendar = Record<string, readonly string[]>;

/** A date of every year, one of a single year, days from Easter Sunday, or the Wednesday before 23 November. */
type Holiday = `${number}-${number}` | `${number}-${number}-${number}` | number | 'repentance';

/** Own data, because packages with all countries' holidays take 16 MB and 130 ms; the test compares this data with them. */
const everywhere: Record<Country, readonly Holiday[]> = {
  de: ['01-01', -2, 1, '05-01', 39, 50, '10-03', '12-25', '12-26'],
  pl: [
    ...(['01-01', '01-06', 0, 1, '05-01', '05-03', 49, 60] as const),
    ...(['08-15', '11-01', '11-11', '12-24', '12-25', '12-26'] as const),
  ],
};

/** All sixteen Länder. */
const inLands: Record<string, readonly Holiday[]> = {
  bw: ['01-06', 60, '11-01'],
  by: ['01-06', 60, '11-01'],
  be: ['03-08', '2028-06-17'],
  bb: [0, 49, '10-31'],
  hb: ['10-31'],
  hh: ['10-31'],
  he: [60],
  mv: ['03-08', '10-31'],
  ni: ['10-31'],
  nw: [60, '11-01'],
  rp: [60, '11-01'],
  sl: [60, '08-15', '11-01'],
  sn: ['10-31', 'repentance'],
  st: ['01-06', '10-31'],
  sh: ['10-31'],
  th: ['09-20', '10-31'],
};

/** Holidays of some municipalities of a Land, by the field name of a station's checkbox (Art. 1 BayFTG, § 1 SächsSFG, § 2 ThürFGtG). */
const inMunicipalities = {
  assumption: ['08-15'],
  peaceFestival: ['08-08'],
  corpusChristi: [60],
} as const satisfies Record<string, readonly Holiday[]>;

export type MunicipalHoliday = keyof typeof inMunicipalities;

const day = 86_400_000;

/**
 * Returns a country's holidays in the thirteen months from `now` (milliseconds): a page is cached until the next publication, so its data must cover
 * more than the coming weeks.
 */
export function holidaysFrom(now: number, country: Country): HolidayCalendar {
  const first = dateOf(now - day);
  const last = dateOf(now + 396 * day);
  const year = Number(first.slice(0, 4));
  const upcoming = (holidays: readonly Holiday[]) => {
    const dates = [year, year + 1].flatMap((one) => holidays.map((each) => inYear(one, each)));
    return [...new Set(dates)].filter((date) => date >= first && date <= last).sort();
  };
  const shared = everywhere[country];
  if (country === 'pl') return { pl: upcoming(shared) };
  return Object.fromEntries([
    ['de', upcoming(shared)],
    ...Object.entries(inLands).map(([land, own]) => [land, upcoming([...shared, ...own])] as const),
    ...Object.entries(inMunicipalities).map(([name, own]) => [name, upcoming(own)] as const),
  ]);
}

function inYear(year: number, holiday: Holiday): string {
  if (typeof holiday === 'number') return dateOf(easter(year) + holiday * day);
  if (holiday !== 'repentance') return holiday.length > 5 ? holiday : `${year}-${holiday}`;
  const eve = Date.UTC(year, 10, 22);
  return dateOf(eve - ((new Date(eve).getUTCDay() + 4) % 7) * day);
}

const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Returns midnight of Easter Sunday (Meeus, Astronomical Algorithms, chapter 8), for every Gregorian year. */
function easter(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
