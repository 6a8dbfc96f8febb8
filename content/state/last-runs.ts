import type { Payload } from 'payload';

/** The row of Payload's key-value store in which they stand. */
const key = 'last-runs';

/** When each task was last done without an error, ISO 8601, by its slug. */
export type LastRuns = Partial<Record<string, string>>;

export const lastRuns = async (payload: Payload): Promise<LastRuns> =>
  (await payload.kv.get<LastRuns>(key)) ?? {};

/** For the one process that has the jobs. That it could not be written down makes no job fail. */
export async function noteRun(payload: Payload, task: string): Promise<void> {
  try {
    await payload.kv.set(key, { ...(await lastRuns(payload)), [task]: new Date().toISOString() });
  } catch (error) {
    payload.logger.warn({ err: error, task }, 'that a job was done could not be written down');
  }
}
