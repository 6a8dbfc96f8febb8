import { expect, test } from 'vitest';
import { axisOf, counts, resisted } from './hands.ts';

test('a drag counts from 50 px on, in any direction', () => {
  expect([45, 50, 51, 55, -50, -51].map(counts)).toEqual([false, false, true, true, false, true]);
});

test('the direction locks after 10 px, from 45 to 135 degrees upright', () => {
  expect(axisOf(9, 0, 3)).toBeUndefined();
  expect(axisOf(10, 0, 3)).toBe('x');
  expect(axisOf(-8, 7, 3)).toBe('x');
  expect(axisOf(8, 8, 3)).toBe('y');
  expect(axisOf(-3, -20, 3)).toBe('y');
});

test('a picture by itself is only pulled up or down', () => {
  expect(axisOf(40, 0, 1)).toBe('y');
});

test('past the ends a drag follows to the power of 0.8', () => {
  expect(resisted(100)).toBeCloseTo(39.81, 1);
  expect(resisted(-100)).toBeCloseTo(-39.81, 1);
});
