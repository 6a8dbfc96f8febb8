import { expect, test } from 'vitest';
import { FewAtOnce } from './large-bodies.ts';

test('one network has its places, others some more, and what is given back is free once', () => {
  const places = new FewAtOnce(2);
  const first = places.take('192.0.2');
  expect(places.take('192.0.2')).toBeDefined();
  expect(places.take('192.0.2')).toBeUndefined();
  const other = places.take('198.51.100');
  expect(other).toBeDefined();
  expect(places.take('203.0.113')).toBeUndefined();
  other?.();
  other?.();
  expect(places.take('203.0.113')).toBeDefined();
  first?.();
  expect(places.take('192.0.2')).toBeDefined();
  expect(places.take('192.0.2')).toBeUndefined();
});
