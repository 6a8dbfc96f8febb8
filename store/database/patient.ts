import { setTimeout as wait } from 'node:timers/promises';
import { troubleOf } from './trouble.ts';

/** Milliseconds between two attempts. */
const pause = 1000;

/**
 * Retries an idempotent function while the database is unavailable, without a limit.
 * @param told called with each such error.
 * @throws every other error.
 */
export async function patiently<Result>(
  act: () => Promise<Result>,
  told: (error: unknown) => void,
): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!troubleOf(error)) throw error;
      told(error);
      await wait(pause, undefined, { ref: false });
    }
  }
}
