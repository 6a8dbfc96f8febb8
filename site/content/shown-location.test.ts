import type { Location } from '@oilway/store/published/documents.ts';
import { expect, test } from 'vitest';
import { shownLocation } from './shown-location.ts';

const hours = {
  monFri: { opens: '08:00', closes: '18:00' },
  sat: { opens: '09:00', closes: '14:00' },
};
const shown = (more: Partial<Location>) =>
  shownLocation({ id: 1, title: 'Nord', hours, ...more } as Location, 'nord');

test('Monday to Friday are one, unless single ones of them differ', () => {
  expect(shown({}).hours.map(({ days }) => days)).toEqual(['monFri', 'sat']);
  const singleDays = [
    { day: 'thu' as const, opens: '08:00', closes: '20:00' },
    { day: 'wed' as const },
  ];
  expect(shown({ singleDays }).hours).toEqual([
    { days: 'mon', opens: '08:00', closes: '18:00' },
    { days: 'tue', opens: '08:00', closes: '18:00' },
    { days: 'thu', opens: '08:00', closes: '20:00' },
    { days: 'fri', opens: '08:00', closes: '18:00' },
    { days: 'sat', opens: '09:00', closes: '14:00' },
  ]);
});

test('a closure is in days of the place, whatever the clock of who wrote it', () => {
  const closures = [{ from: '2026-12-23T23:00:00.000Z', to: '2027-01-02T11:00:00.000Z' }];
  expect(shown({ closures }).closures).toEqual([
    { from: '2026-12-24', to: '2027-01-02', reason: '' },
  ]);
});
