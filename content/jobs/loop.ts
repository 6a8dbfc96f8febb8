import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { JobsUnderWay } from './interrupted-jobs.ts';
import { giveUpJobs, holdJobs, term } from './lease.ts';
import { setAnew } from './timetable.ts';

/** How often it is looked whether a job is due, in milliseconds. */
const interval = 5000;

/** How many jobs are begun at once. */
const limit = 20;

export interface Jobs {
  /** What this process is called among those that may have them. */
  holder: string;
  /** Does what is due if the jobs are this process's. @returns whether they are. */
  turn(): Promise<boolean>;
  /** Begins nothing more and lets another process take over at once. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs for as long as this process lives and nobody else has them. In place of Payload's own loop, of which every
 * process would run one: each job as often as there are processes.
 */
export function startJobs(payload: Payload): Jobs {
  const jobs = openJobs(payload);
  const end = new AbortController();
  void keepTurning(payload, jobs, end.signal);
  return {
    ...jobs,
    async stop() {
      end.abort();
      await jobs.stop();
    },
  };
}

/** The jobs as one process sees them, which takes its turns when it is told to. */
export function openJobs(payload: Payload): Jobs {
  const holder = randomUUID();
  const underWay = new JobsUnderWay();
  underWay.watch(payload);
  return {
    holder,
    async turn() {
      if (!(await holdJobs(payload, holder))) return false;
      // A turn may take longer than a term.
      const kept = setInterval(() => void keep(payload, holder), term / 3);
      try {
        await underWay.freeOthers(payload);
        await underWay.beginAnew(payload);
        await setAnew(payload);
        await payload.jobs.handleSchedules();
        await payload.jobs.run({ limit, silent: { info: true } });
      } finally {
        clearInterval(kept);
      }
      return true;
    },
    stop: () => giveUpJobs(payload, holder),
  };
}

async function keepTurning(payload: Payload, jobs: Jobs, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await jobs.turn();
    } catch (error) {
      payload.logger.error({ err: error }, 'the jobs could not be looked at');
    }
    await wait(interval, undefined, { ref: false, signal }).catch(() => undefined);
  }
}

async function keep(payload: Payload, holder: string): Promise<void> {
  try {
    await holdJobs(payload, holder);
  } catch (error) {
    payload.logger.warn({ err: error }, 'the jobs are not held by this process for the moment');
  }
}
