import { expect, it } from 'vitest';
import type { LocationHours } from '../../../pages/page-context.ts';
import { openingHours } from './opening-hours.ts';

const hours: LocationHours[] = [
  { days: 'sat', opens: '09:00', closes: '14:00' },
  { days: 'monFri', opens: '07:30', closes: '18:00' },
];

/** As it is read: what keeps a line from breaking has no look of its own. */
const read = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

it('names the days in the order of the week', () => {
  expect(read(openingHours(hours, 'de-DE'))).toBe('Mo–Fr 7:30–18 Uhr, Sa 9–14 Uhr');
  expect(read(openingHours(hours, 'pl-PL'))).toBe('pon.–pt. 7:30–18, sob. 9–14');
});

it('says days that follow each other and have the same hours as one', () => {
  const days = ['mon', 'tue', 'thu', 'fri'] as const;
  const single = days.map((day) => ({
    days: day,
    opens: '08:00',
    closes: day === 'thu' ? '20:00' : '18:00',
  }));
  expect(read(openingHours(single, 'de-DE'))).toBe('Mo–Di 8–18 Uhr, Do 8–20 Uhr, Fr 8–18 Uhr');
});

it('breaks a line between days only', () => {
  for (const culture of ['de-DE', 'pl-PL'] as const) {
    const lines = openingHours(hours, culture).split(' ');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).not.toMatch(/[^\u2060]–|–[^\u2060]/);
  }
});

it('says nothing without hours', () => {
  expect(openingHours([], 'de-DE')).toBe('');
});
