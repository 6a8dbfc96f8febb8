import { expect, test } from 'vitest';
import { Throttle } from './throttle.ts';

const second = 1000;

function throttle() {
  const time = { now: 1_000_000 };
  const options = { free: 2, first: second, longest: 8 * second, memory: 60 * second };
  return { time, tries: new Throttle(options, () => time.now) };
}

test('the first tries are free, each further one waits twice as long, up to a limit', () => {
  const { time, tries } = throttle();
  const waits: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const wait = tries.begin('a', '192.0.2');
    waits.push(wait);
    time.now += wait * second;
    if (wait > 0) expect(tries.begin('a', '192.0.2')).toBe(0);
  }
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 8, 8]);
});

test('a try while one waits does not make it longer', () => {
  const { tries } = throttle();
  for (const _ of [1, 2]) tries.begin('a');
  for (const _ of [1, 2, 3]) expect(tries.begin('a')).toBe(1);
});

test('other accounts and other networks do not wait', () => {
  const { tries } = throttle();
  for (const _ of [1, 2, 3]) tries.begin('a', '192.0.2');
  expect([tries.begin('a', '198.51.100'), tries.begin('b', '192.0.2')]).toEqual([0, 0]);
});

test('a good try is forgiven, and all of them after a while', () => {
  const { time, tries } = throttle();
  for (const _ of [1, 2]) tries.begin('a');
  tries.forgive(['a'], false);
  expect([tries.begin('a'), tries.begin('a')]).toEqual([0, 1]);
  tries.forgive(['a']);
  expect([tries.begin('a'), tries.begin('a'), tries.begin('a')]).toEqual([0, 0, 1]);
  time.now += 60 * second;
  expect(tries.begin('a')).toBe(0);
});

test('no number of accounts fills the memory', () => {
  const { tries } = throttle();
  for (let at = 0; at < 25_000; at += 1) tries.begin(String(at));
  for (const _ of [1, 2, 3]) tries.begin('24999');
  expect([tries.begin('24999'), tries.begin('0')]).toEqual([1, 0]);
});
