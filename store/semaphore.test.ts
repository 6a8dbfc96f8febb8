import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Semaphore, TooBusyError } from './semaphore.ts';

/** Returns jobs that end on demand, and the list of running ones. */
function createJobs(semaphore: Semaphore) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const ask = (number: number) =>
    semaphore.run(async () => {
      begun.push(number);
      await new Promise<void>((end) => ends.push(end));
      return number;
    });
  return { ask, begun, endNext: () => ends.shift()?.() };
}

describe('semaphore', () => {
  test('runs at most width tasks at once and the others in order of arrival', async () => {
    const semaphore = new Semaphore({ permits: 2 });
    const { ask, begun, endNext } = createJobs(semaphore);
    const all = Promise.all([1, 2, 3, 4].map(ask));
    await wait(5);
    expect([begun, semaphore.queueLength]).toEqual([[1, 2], 2]);
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

  test('rejects a new task when the queue is full', async () => {
    const { ask, endNext } = createJobs(new Semaphore({ permits: 1, maxQueue: 1, timeout: 5000 }));
    const taken = [ask(1), ask(2)];
    await expect(ask(3)).rejects.toBeInstanceOf(TooBusyError);
    endNext();
    await wait(5);
    endNext();
    expect(await Promise.all(taken)).toEqual([1, 2]);
  });

  test('rejects a task whose wait times out and still runs later ones', async () => {
    const { ask, begun, endNext } = createJobs(
      new Semaphore({ permits: 1, maxQueue: 9, timeout: 30 }),
    );
    const first = ask(1);
    await expect(ask(2)).rejects.toBeInstanceOf(TooBusyError);
    endNext();
    expect(await first).toBe(1);
    const third = ask(3);
    await wait(5);
    endNext();
    expect([await third, begun]).toEqual([3, [1, 3]]);
  });

  test('continues after a failed task', async () => {
    const semaphore = new Semaphore({ permits: 1, maxQueue: 9, timeout: 5000 });
    const failing = semaphore.run(() => Promise.reject(new Error('broken')));
    const after = semaphore.run(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await after).toBe('done');
  });
});
