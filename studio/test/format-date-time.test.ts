import { expect, test } from 'vitest';
import { formatTimestamp } from '../../content/system-status/observation-text.ts';
import { formatPlannedTime } from '../components/editing/messages.ts';

test.each([
  ['2026-11-23T22:28:00.000Z', '23:28'],
  ['2026-07-01T22:28:00.000Z', '00:28'],
])('formats %s as %s in the time zone of both countries', (iso, time) => {
  for (const language of ['de', 'pl']) expect(formatTimestamp(iso, language)).toContain(time);
});

test.each([
  ['de', '30.11., 08:00', '30.11.2027, 08:00'],
  ['pl', '30.11, 08:00', '30.11.2027, 08:00'],
  ['en', 'Nov 30, 08:00 AM', 'Nov 30, 2027, 08:00 AM'],
])(
  'formats a planned time in %s with the year only if it is another one',
  (language, same, other) => {
    const now = new Date('2026-11-29T12:00:00Z');
    expect(formatPlannedTime('2026-11-30T07:00:00Z', language, now)).toBe(same);
    expect(formatPlannedTime('2027-11-30T07:00:00Z', language, now)).toBe(other);
    // In Berlin and Warsaw it is the next year already.
    const newYear = new Date('2026-12-31T23:30:00Z');
    expect(formatPlannedTime('2027-11-30T07:00:00Z', language, newYear)).toBe(same);
  },
);
