import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { acquireLease, leaseTerm, releaseLease } from './lease.ts';
import { repairJobs } from './repair.ts';

/** Running jobs have this long to end after SIGTERM, in milliseconds; then the next leader repeats them. */
const grace = 8000;

const place = Symbol.for('oilway.jobs');
const shared = globalThis as { [place]?: WeakMap<Payload, string> };

/** The names in the lease of those that may lead. A bundler may make several of this file. */
shared[place] ??= new WeakMap();
const candidates = shared[place];

export interface Candidate {
  /** What the process is called in the lease. */
  holder: string;
  /** Starts no more jobs, waits for those that run, and releases the lease. */
  stop(): Promise<void>;
}

/** Lets this process run the jobs whenever it has the lease. The Payload has to be opened with `cron: true`. */
export function startJobs(payload: Payload): Candidate {
  const holder = randomUUID();
  candidates.set(payload, holder);
  const renew = () =>
    acquireLease(payload, holder).catch((err: unknown) =>
      payload.logger.warn({ err }, 'the lease of the jobs could not be renewed'),
    );
  // Independent of Payload's cron, which waits while jobs run: they may take longer than a term.
  const renewal = setInterval(() => void renew(), leaseTerm / 3).unref();
  return {
    holder,
    async stop() {
      candidates.delete(payload);
      const end = Date.now() + grace;
      while (payload.crons.some((cron) => cron.isBusy()) && Date.now() < end) await wait(50);
      clearInterval(renewal);
      await releaseLease(payload, holder);
    },
  };
}

/**
 * `jobs.shouldAutoRun`: whether this process leads. The leader repairs and schedules here, as `autoRun` calls `handleSchedules`
 * before it asks: two processes at once would schedule each job twice.
 */
export async function shouldAutoRun(payload: Payload): Promise<boolean> {
  const holder = candidates.get(payload);
  if (holder === undefined || !(await acquireLease(payload, holder))) return false;
  await repairJobs(payload);
  await payload.jobs.handleSchedules();
  return true;
}
