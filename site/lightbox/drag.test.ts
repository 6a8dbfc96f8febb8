import { expect, test } from 'vitest';
import { axisOf, changesPicture, closesLightbox, resisted } from './drag.ts';

test.each([
  [45, 100, false],
  [55, 100, true],
  [15, 200, true],
  [8, 400, false],
  [50, 130, false],
  [51, 1, true],
  [10, 5000, false],
  [11, 131, true],
])('%i px sideways in %i ms: the next picture %s', (distance, duration, changes) => {
  expect(changesPicture(distance, duration)).toBe(changes);
  expect(changesPicture(-distance, duration)).toBe(changes);
});

test('a pull of more than 50 px, up or down, closes', () => {
  expect([50, 51, -50, -51].map(closesLightbox)).toEqual([false, true, false, true]);
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
