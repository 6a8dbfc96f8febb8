import { expect, test } from 'vitest';
import { giveBack } from './give-back.ts';

test('memory is given back once after a rush, and never while there is work', async () => {
  let [busy, bytes, times] = [0.9, 300_000_000, 0];
  const look = giveBack({
    busy: () => busy,
    bytes: () => bytes,
    collect: async () => {
      times += 1;
      bytes = 140_000_000;
    },
  });
  await look();
  expect(times, 'while there is work').toBe(0);
  busy = 0.02;
  await look();
  await look();
  expect(times, 'once at rest').toBe(1);
  bytes += 5_000_000;
  await look();
  expect(times, 'for what is not worth it').toBe(1);
  bytes += 100_000_000;
  await look();
  expect(times, 'after the next rush').toBe(2);
});
