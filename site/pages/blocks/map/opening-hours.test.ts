import { expect, it } from 'vitest';
import type { LocationHours } from '../../page-context.ts';
import { openingHours } from './opening-hours.ts';

const hours: LocationHours[] = [
  { days: 'sat', opens: '09:00', closes: '14:00' },
  { days: 'monFri', opens: '07:30', closes: '18:00' },
];

it('names the days in the order of the week', () => {
  expect(openingHours(hours, 'de-DE')).toBe('Mo–Fr 7:30–18 Uhr, Sa 9–14 Uhr');
  expect(openingHours(hours, 'pl-PL')).toBe('pon.–pt. 7:30–18, sob. 9–14');
});

it('says nothing without hours', () => {
  expect(openingHours([], 'de-DE')).toBe('');
});
