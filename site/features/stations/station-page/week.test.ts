import { expect, test } from 'vitest';
import { listedWeek, nextHoliday, toldClosures } from './week.ts';

const hours = [{ days: 'monFri', opens: '08:00', closes: '18:00' }] as const;
const location = { hours: [...hours] };

test('a week begins on Monday and marks today', () => {
  const week = listedWeek(location, '2026-11-29');
  expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(week.filter(({ today }) => today).map(({ weekday }) => weekday)).toEqual([0]);
  expect(week[5]?.hours).toBeUndefined();
});

test('the next holiday is one that changes the hours, within two months', () => {
  const holidays = ['2026-11-01', '2026-12-25', '2026-12-26', '2027-05-01'];
  expect(nextHoliday(location, '2026-11-27', holidays)).toBe('2026-12-25');
  expect(nextHoliday(location, '2026-12-25', holidays)).toBe('2026-12-25');
  // A Saturday, on which it is closed anyway.
  expect(nextHoliday(location, '2026-12-26', holidays)).toBeUndefined();
});

test('a closure is told from 14 days before to its end', () => {
  const closures = [{ from: '2026-12-15', to: '2026-12-16', reason: '' }];
  const told = (today: string) => toldClosures({ closures }, today).length;
  expect([told('2026-11-30'), told('2026-12-01'), told('2026-12-16'), told('2026-12-17')]).toEqual([
    0, 1, 1, 0,
  ]);
});
