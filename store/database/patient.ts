import { setTimeout as wait } from 'node:timers/promises';
import { troubleOf } from './trouble.ts';

/** Milliseconds until the database is asked again. */
const pause = 1000;

/**
 * Does what may be done twice as often as the database is in trouble meanwhile, for as long as that takes.
 * @param told hears of each trouble.
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
