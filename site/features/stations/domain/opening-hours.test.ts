import { expect, it } from 'vitest';
import type { LocationHours } from '../../../pages/page-context.ts';
import { formatOpeningHours } from './opening-hours.ts';

const hours: LocationHours[] = [
  { days: 'sat', opens: '09:00', closes: '14:00' },
  { days: 'monFri', opens: '07:30', closes: '18:00' },
];

/** Removes word joiners and replaces no-break spaces. */
const read = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

it('lists the days in the order of the week', () => {
  expect(read(formatOpeningHours(hours, 'de-DE'))).toBe('Mo–Fr 7:30–18 Uhr, Sa 9–14 Uhr');
  expect(read(formatOpeningHours(hours, 'pl-PL'))).toBe('pon.–pt. 7:30–18, sob. 9–14');
});

it('merges consecutive days with the same hours', () => {
  const days = ['mon', 'tue', 'thu', 'fri'] as const;
  const single = days.map((day) => ({
    days: day,
    opens: '08:00',
    closes: day === 'thu' ? '20:00' : '18:00',
  }));
  expect(read(formatOpeningHours(single, 'de-DE'))).toBe(
    'Mo–Di 8–18 Uhr, Do 8–20 Uhr, Fr 8–18 Uhr',
  );
});

it('allows a line break only between days', () => {
  for (const locale of ['de-DE', 'pl-PL'] as const) {
    const lines = formatOpeningHours(hours, locale).split(' ');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).not.toMatch(/[^\u2060]–|–[^\u2060]/);
  }
});

it('returns an empty string without hours', () => {
  expect(formatOpeningHours([], 'de-DE')).toBe('');
});
