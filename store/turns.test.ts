import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { TooBusyError, Turns } from './turns.ts';

/** Returns jobs that end on demand, and the list of running ones. */
function workshop(turns: Turns) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const ask = (number: number) =>
    turns.take(async () => {
      begun.push(number);
      await new Promise<void>((end) => ends.push(end));
      return number;
    });
  return { ask, begun, endNext: () => ends.shift()?.() };
}

describe('a line', () => {
  test('lets so many in at once, the others one after the other as they came', async () => {
    const turns = new Turns({ width: 2 });
    const { ask, begun, endNext } = workshop(turns);
    const all = Promise.all([1, 2, 3, 4].map(ask));
    await wait(5);
    expect([begun, turns.waiting]).toEqual([[1, 2], 2]);
    for (const expected of [
      [1, 2, 3],
      [1, 2, 3, 4],
    ]) {
      endNext();
      await wait(5);
      expect(begun).toEqual(expected);
    }
    endNext();
    endNext();
    expect(await all).toEqual([1, 2, 3, 4]);
  });

  test('sends away at once whoever comes when it is full', async () => {
    const { ask, endNext } = workshop(new Turns({ width: 1, room: 1, patience: 5000 }));
    const taken = [ask(1), ask(2)];
    await expect(ask(3)).rejects.toBeInstanceOf(TooBusyError);
    endNext();
    await wait(5);
    endNext();
    expect(await Promise.all(taken)).toEqual([1, 2]);
  });

  test('sends away whoever waits too long, and nobody loses a place by it', async () => {
    const { ask, begun, endNext } = workshop(new Turns({ width: 1, room: 9, patience: 30 }));
    const first = ask(1);
    await expect(ask(2)).rejects.toBeInstanceOf(TooBusyError);
    endNext();
    expect(await first).toBe(1);
    const third = ask(3);
    await wait(5);
    endNext();
    expect([await third, begun]).toEqual([3, [1, 3]]);
  });

  test('goes on after work that failed', async () => {
    const turns = new Turns({ width: 1, room: 9, patience: 5000 });
    const failing = turns.take(() => Promise.reject(new Error('broken')));
    const after = turns.take(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await after).toBe('done');
  });
});
