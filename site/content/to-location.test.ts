import type { Location } from '@oilway/store/published/documents.ts';
import { expect, test } from 'vitest';
import { toLocation } from './to-location.ts';

const hours = {
  monFri: { opens: '08:00', closes: '18:00' },
  sat: { opens: '09:00', closes: '14:00' },
};
const locationWith = (more: Partial<Location>) =>
  toLocation({ id: 1, title: 'Nord', hours, ...more } as Location, 'nord');

test('merges Monday to Friday unless single days differ', () => {
  expect(locationWith({}).hours.map(({ days }) => days)).toEqual(['monFri', 'sat']);
  const singleDays = [
    { day: 'thu' as const, opens: '08:00', closes: '20:00' },
    { day: 'wed' as const },
  ];
  expect(locationWith({ singleDays }).hours).toEqual([
    { days: 'mon', opens: '08:00', closes: '18:00' },
    { days: 'tue', opens: '08:00', closes: '18:00' },
    { days: 'thu', opens: '08:00', closes: '20:00' },
    { days: 'fri', opens: '08:00', closes: '18:00' },
    { days: 'sat', opens: '09:00', closes: '14:00' },
  ]);
});

test('converts closures to calendar days in the local time zone', () => {
  const closures = [{ from: '2026-12-23T23:00:00.000Z', to: '2027-01-02T11:00:00.000Z' }];
  expect(locationWith({ closures }).closures).toEqual([
    { from: '2026-12-24', to: '2027-01-02', reason: '' },
  ]);
});
