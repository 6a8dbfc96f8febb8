import { expect, test } from 'vitest';
import { axisOf, exceedsThreshold, withResistance } from './gestures.ts';

test('counts a drag beyond 50 px in either direction', () => {
  expect([45, 50, 51, 55, -50, -51].map(exceedsThreshold)).toEqual([
    false,
    false,
    true,
    true,
    false,
    true,
  ]);
});

test('locks the axis after 10 px, vertical between 45 and 135 degrees', () => {
  expect(axisOf(9, 0, 3)).toBeUndefined();
  expect(axisOf(10, 0, 3)).toBe('x');
  expect(axisOf(-8, 7, 3)).toBe('x');
  expect(axisOf(8, 8, 3)).toBe('y');
  expect(axisOf(-3, -20, 3)).toBe('y');
});

test('allows only vertical drags for a single image', () => {
  expect(axisOf(40, 0, 1)).toBe('y');
});

test('damps a drag past the ends with exponent 0.8', () => {
  expect(withResistance(100)).toBeCloseTo(39.81, 1);
  expect(withResistance(-100)).toBeCloseTo(-39.81, 1);
});
