import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { holidaysFrom } from './holidays.ts';

const known = { de: new Holidays('DE'), pl: new Holidays('PL') };
const lands = Object.keys(holidaysFrom(0, 'de')).filter((region) => /^(?!de)..$/.test(region));
const regions = [
  ...Object.entries(known),
  ...lands.map((land) => [land, new Holidays('DE', land)] as const),
];

test('matches the date-holidays package for every region and 75 years', () => {
  for (let year = 2026; year < 2101; year += 1) {
    const from = Date.UTC(year, 0, 2);
    const ours = { ...holidaysFrom(from, 'de'), ...holidaysFrom(from, 'pl') };
    for (const [region, calendar] of regions) {
      const theirs = calendar.getHolidays(year).filter(({ type }) => type === 'public');
      const dates = new Set(theirs.map(({ date }) => date.slice(0, 10)));
      const inYear = ours[region]?.filter((date) => date.startsWith(`${year}`));
      expect(inYear, `${region} ${year}`).toEqual([...dates].sort());
    }
  }
});

test('returns the holidays of Augsburg, the Catholic parts of Bavaria and parts of Saxony', () => {
  const augsburg = new Holidays('DE', 'BY', 'A');
  for (let year = 2026; year < 2060; year += 1) {
    const ours = holidaysFrom(Date.UTC(year, 0, 2), 'de');
    const inYear = (region: string) => ours[region]?.filter((date) => date.startsWith(`${year}`));
    const theirs = augsburg.getHolidays(year).filter(({ type }) => type === 'public');
    const dates = theirs.map(({ date }) => date.slice(0, 10));
    expect(dates).toEqual(expect.arrayContaining([...(inYear('peaceFestival') ?? [])]));
    expect(inYear('peaceFestival')).toEqual([`${year}-08-08`]);
    expect(inYear('assumption')).toEqual([`${year}-08-15`]);
    // Corpus Christi is on the same day in all of Germany.
    expect(ours.nw).toContain(inYear('corpusChristi')?.[0]);
    expect(inYear('corpusChristi')).toHaveLength(1);
    expect(ours.sn).not.toContain(inYear('corpusChristi')?.[0]);
  }
  expect(holidaysFrom(Date.UTC(2026, 0, 2), 'de').corpusChristi).toEqual(['2026-06-04']);
});

test('Christmas Eve is a public holiday in Poland, and none in Germany', () => {
  const ours = {
    ...holidaysFrom(Date.UTC(2026, 5, 1), 'de'),
    ...holidaysFrom(Date.UTC(2026, 5, 1), 'pl'),
  };
  expect(ours.pl).toContain('2026-12-24');
  expect(ours.de).not.toContain('2026-12-24');
});
