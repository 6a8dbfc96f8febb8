import { afterEach, describe, expect, test, vi } from 'vitest';
import { resolveDate } from './relative-dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('with the time zone %s', (zone) => {
  test('resolves times in the time zone of Germany and Poland', () => {
    vi.stubEnv('TZ', zone);
    const now = new Date('2026-11-30T22:59:00Z');
    expect(resolveDate('in 2 days at 16:05', 'de', { now })).toBe('2026-12-02T15:05:00.000Z');
    expect(resolveDate('1 day ago at 09:00', 'pl', { now })).toBe('2026-11-29T08:00:00.000Z');
    // 1 December in the local time zone.
    const later = new Date('2026-11-30T23:00:00Z');
    expect(resolveDate('in 2 days at 16:05', 'de', { now: later })).toBe(
      '2026-12-03T15:05:00.000Z',
    );
    // Across the change to summer time.
    expect(resolveDate('in 120 days at 18:00', 'de', { now })).toBe('2027-03-30T16:00:00.000Z');
    expect(resolveDate('2026-07-14', 'de')).toBe('2026-07-14T06:00:00.000Z');
    expect(resolveDate('2026-11-03', 'de')).toBe('2026-11-03T07:00:00.000Z');
  });
});

test.each([
  ['Christmas Eve', 'de', '2026-12-23', '2027-01-02'],
  ['Christmas Eve', 'pl', '2026-12-23', '2027-01-02'],
  ['the days between Christmas and New Year', 'de', '2026-12-29', '2027-01-02'],
  ['Epiphany, a holiday in some Länder', 'de', '2027-01-05', '2027-01-07'],
  ['a Sunday', 'de', '2026-11-28', '2026-11-30'],
  ['a holiday of Poland', 'pl', '2026-11-10', '2026-11-12'],
  ['a holiday of Poland in Germany', 'de', '2026-11-10', '2026-11-11'],
] as const)('selects the day of a guest event for %s (%s)', (_, locale, before, date) => {
  const options = { now: new Date(`${before}T12:00:00Z`), skipHolidays: true };
  expect(resolveDate('in 1 day at 18:00', locale, options)).toBe(`${date}T17:00:00.000Z`);
});

test.each([
  'in 2 days',
  'in 2 days at 24:00',
  'in -2 days at 10:00',
  '14.7.2026',
  '2026-02-30',
  '',
])('returns undefined for %j', (invalid) => {
  expect(resolveDate(invalid, 'de')).toBeUndefined();
});
