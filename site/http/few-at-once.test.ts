import { expect, test } from 'vitest';
import { FewAtOnce } from './few-at-once.ts';

test('one network has half of the places, all have all of them, and what is given back is free once', () => {
  const places = new FewAtOnce(4);
  const first = places.take('192.0.2');
  expect(places.take('192.0.2')).toBeDefined();
  expect(places.take('192.0.2')).toBeUndefined();
  expect(places.take('198.51.100')).toBeDefined();
  first?.();
  first?.();
  expect(places.take('192.0.2')).toBeDefined();
  expect(places.take('192.0.2')).toBeUndefined();
  expect(places.take('198.51.100')).toBeDefined();
  expect(places.take('203.0.113')).toBeUndefined();
});
