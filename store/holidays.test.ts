import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { holidaysFrom } from './holidays.ts';

const known = { de: new Holidays('DE'), pl: new Holidays('PL') };
const lands = Object.keys(holidaysFrom(0, 'de')).filter((region) => region !== 'de');
const regions = [
  ...Object.entries(known),
  ...lands.map((land) => [land, new Holidays('DE', land)] as const),
];

test('the holidays of every region are those of the package that knows them all, for 75 years', () => {
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
