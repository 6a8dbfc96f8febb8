import { expect, test } from 'vitest';
import { Throttle } from './throttle.ts';

const second = 1000;

function throttle() {
  const time = { now: 1_000_000 };
  const options = {
    freeAttempts: 2,
    baseDelay: second,
    maxDelay: 8 * second,
    resetAfter: 60 * second,
  };
  return { time, tries: new Throttle(options, () => time.now) };
}

test('allows the first tries, then doubles the delay up to a limit', () => {
  const { time, tries } = throttle();
  const waits: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const wait = tries.attempt('a', '192.0.2');
    waits.push(wait);
    time.now += wait * second;
    if (wait > 0) expect(tries.attempt('a', '192.0.2')).toBe(0);
  }
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 8, 8]);
});

test('does not extend the delay for tries made during it', () => {
  const { tries } = throttle();
  for (const _ of [1, 2]) tries.attempt('a');
  for (const _ of [1, 2, 3]) expect(tries.attempt('a')).toBe(1);
});

test('does not delay other accounts or other networks', () => {
  const { tries } = throttle();
  for (const _ of [1, 2, 3]) tries.attempt('a', '192.0.2');
  expect([tries.attempt('a', '198.51.100'), tries.attempt('b', '192.0.2')]).toEqual([0, 0]);
});

test('forgives one try or all tries of an account, and forgets all after the memory period', () => {
  const { time, tries } = throttle();
  for (const _ of [1, 2]) tries.attempt('a');
  tries.refund(['a'], false);
  expect([tries.attempt('a'), tries.attempt('a')]).toEqual([0, 1]);
  tries.refund(['a']);
  expect([tries.attempt('a'), tries.attempt('a'), tries.attempt('a')]).toEqual([0, 0, 1]);
  time.now += 60 * second;
  expect(tries.attempt('a')).toBe(0);
});

test('bounds memory by forgetting the oldest accounts', () => {
  const { tries } = throttle();
  for (let at = 0; at < 25_000; at += 1) tries.attempt(String(at));
  for (const _ of [1, 2, 3]) tries.attempt('24999');
  expect([tries.attempt('24999'), tries.attempt('0')]).toEqual([1, 0]);
});
