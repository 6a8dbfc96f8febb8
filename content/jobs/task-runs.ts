import { traced } from '@oilway/store/tracing/tracer.ts';
import type { Payload, TaskConfig, TaskHandler } from 'payload';

/** Ids of the jobs running in this process. */
export const runningJobs = new Set<number | string>();

const lastRunsKey = 'last-runs';

/** ISO 8601 time of the last success by task slug. */
type LastRuns = Partial<Record<string, string>>;

export const lastRuns = async (payload: Payload): Promise<LastRuns> =>
  (await payload.kv.get<LastRuns>(lastRunsKey)) ?? {};

/** Returns the task with a trace span for each run and a record of its last success. */
export function trackRuns(task: TaskConfig): TaskConfig {
  const run = task.handler as TaskHandler<never>;
  const handler: TaskHandler<never> = async (args) => {
    const { job, req } = args;
    runningJobs.add(job.id);
    try {
      const result = await traced(`job ${task.slug}`, async () => run(args));
      await recordRun(req.payload, task.slug);
      return result;
    } finally {
      runningJobs.delete(job.id);
    }
  };
  return { ...task, handler } as TaskConfig;
}

/** A failed write of the record does not fail the job. */
async function recordRun(payload: Payload, task: string): Promise<void> {
  try {
    await payload.kv.set(lastRunsKey, {
      ...(await lastRuns(payload)),
      [task]: new Date().toISOString(),
    });
  } catch (err) {
    payload.logger.warn({ err, task }, 'the last run of a task could not be recorded');
  }
}
