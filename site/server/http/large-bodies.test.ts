import { expect, test } from 'vitest';
import { KeyedSemaphore } from './large-bodies.ts';

test('limits concurrent slots per network, has spare slots for others and releases each once', () => {
  const semaphore = new KeyedSemaphore(2);
  const first = semaphore.acquire('192.0.2');
  expect(semaphore.acquire('192.0.2')).toBeDefined();
  expect(semaphore.acquire('192.0.2')).toBeUndefined();
  const other = semaphore.acquire('198.51.100');
  expect(other).toBeDefined();
  expect(semaphore.acquire('203.0.113')).toBeUndefined();
  other?.();
  other?.();
  expect(semaphore.acquire('203.0.113')).toBeDefined();
  first?.();
  expect(semaphore.acquire('192.0.2')).toBeDefined();
  expect(semaphore.acquire('192.0.2')).toBeUndefined();
});
