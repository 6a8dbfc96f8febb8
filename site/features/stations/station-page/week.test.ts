import { expect, test } from 'vitest';
import { nextHoliday, upcomingClosures, weekSchedule } from './week.ts';

const hours = [{ days: 'monFri', opens: '08:00', closes: '18:00' }] as const;
const location = { hours: [...hours] };

test('lists the week from Monday and marks today', () => {
  const week = weekSchedule(location, '2026-11-29');
  expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(week.filter(({ isToday }) => isToday).map(({ weekday }) => weekday)).toEqual([0]);
  expect(week[5]?.hours).toBeUndefined();
});

test('returns the next holiday that changes the hours within two months', () => {
  const holidays = ['2026-11-01', '2026-12-25', '2026-12-26', '2027-05-01'];
  expect(nextHoliday(location, '2026-11-27', holidays)).toBe('2026-12-25');
  expect(nextHoliday(location, '2026-12-25', holidays)).toBe('2026-12-25');
  // A Saturday, on which it is closed regularly.
  expect(nextHoliday(location, '2026-12-26', holidays)).toBeUndefined();
});

test('shows a closure from 14 days before its start until its end', () => {
  const closures = [{ from: '2026-12-15', to: '2026-12-16', reason: '' }];
  const closureCount = (today: string) => upcomingClosures({ closures }, today).length;
  expect([
    closureCount('2026-11-30'),
    closureCount('2026-12-01'),
    closureCount('2026-12-16'),
    closureCount('2026-12-17'),
  ]).toEqual([0, 1, 1, 0]);
});
