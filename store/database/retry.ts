import { setTimeout as wait } from 'node:timers/promises';
import { classifyDatabaseError } from './error-class.ts';

/** Milliseconds between two attempts. */
const retryInterval = 1000;

/**
 * Retries an idempotent function while the database is unavailable, without a limit.
 * @param onError called with each such error.
 * @throws every other error.
 */
export async function retryOnDatabaseError<Result>(
  callback: () => Promise<Result>,
  onError: (error: unknown) => void,
): Promise<Result> {
  for (;;) {
    try {
      return await callback();
    } catch (error) {
      if (!classifyDatabaseError(error)) throw error;
      onError(error);
      await wait(retryInterval, undefined, { ref: false });
    }
  }
}
