import { afterEach, describe, expect, test, vi } from 'vitest';
import { momentOf } from './moments.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['UTC', 'America/New_York', 'Asia/Tokyo'])('on a machine in %s', (zone) => {
  test('times are those of the clocks in Germany and Poland', () => {
    vi.stubEnv('TZ', zone);
    const now = new Date('2026-11-30T22:59:00Z');
    expect(momentOf('in 2 days at 16:05', 'de', { now })).toBe('2026-12-02T15:05:00.000Z');
    expect(momentOf('1 day ago at 09:00', 'pl', { now })).toBe('2026-11-29T08:00:00.000Z');
    // It is the first of December there.
    const later = new Date('2026-11-30T23:00:00Z');
    expect(momentOf('in 2 days at 16:05', 'de', { now: later })).toBe('2026-12-03T15:05:00.000Z');
    // Over the change of the clocks.
    expect(momentOf('in 120 days at 18:00', 'de', { now })).toBe('2027-03-30T16:00:00.000Z');
    expect(momentOf('2026-07-14', 'de')).toBe('2026-07-14T06:00:00.000Z');
    expect(momentOf('2026-11-03', 'de')).toBe('2026-11-03T07:00:00.000Z');
  });
});

test.each([
  ['Christmas Eve', 'de', '2026-12-23', '2027-01-02'],
  ['Christmas Eve', 'pl', '2026-12-23', '2027-01-02'],
  ['the years between', 'de', '2026-12-29', '2027-01-02'],
  ['Epiphany, which some Länder keep', 'de', '2027-01-05', '2027-01-07'],
  ['a Sunday', 'de', '2026-11-28', '2026-11-30'],
  ['a holiday of Poland', 'pl', '2026-11-10', '2026-11-12'],
  ['a holiday of Poland in Germany', 'de', '2026-11-10', '2026-11-11'],
] as const)('guests are not asked for %s (%s)', (_, locale, before, date) => {
  const asked = { now: new Date(`${before}T12:00:00Z`), forGuests: true };
  expect(momentOf('in 1 day at 18:00', locale, asked)).toBe(`${date}T17:00:00.000Z`);
});

test.each([
  'in 2 days',
  'in 2 days at 24:00',
  'in -2 days at 10:00',
  '14.7.2026',
  '2026-02-30',
  '',
])('%j is no moment', (odd) => {
  expect(momentOf(odd, 'de')).toBeUndefined();
});
