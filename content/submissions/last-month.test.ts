import { expect, test } from 'vitest';
import { lastMonth } from './last-month.ts';

test.each([
  // Winter, the changes of clocks, and the first night of a year in Berlin.
  ['2026-11-29T12:00:00Z', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['2026-04-30T22:30:00Z', '2026-03-31T22:00:00.000Z', '2026-04-30T22:00:00.000Z'],
  ['2026-12-31T23:30:00Z', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
])('returns the month before %s', (now, since, until) => {
  expect(lastMonth(Date.parse(now))).toEqual({ greater_than_equal: since, less_than: until });
});
