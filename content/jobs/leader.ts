import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { acquireLease, leaseTtl, releaseLease } from './lease.ts';
import { repairJobs } from './repair.ts';

/** Milliseconds for running jobs to end after SIGTERM; later the next leader repeats them. */
const shutdownGrace = 8000;

const registryKey = Symbol.for('oilway.jobs');
const globalRegistry = globalThis as { [registryKey]?: WeakMap<Payload, string> };

/** Lease holders of the candidates. Shared globally: a bundler may duplicate this module. */
globalRegistry[registryKey] ??= new WeakMap();
const candidates = globalRegistry[registryKey];

export interface Candidate {
  /** Name of the process in the lease. */
  holder: string;
  /** Starts no more jobs, waits for running ones, and releases the lease. */
  stop(): Promise<void>;
}

/** Runs the jobs in this process while it holds the lease. Requires a Payload instance with `cron: true`. */
export function startJobs(payload: Payload): Candidate {
  const holder = randomUUID();
  candidates.set(payload, holder);
  const renew = () =>
    acquireLease(payload, holder).catch((err: unknown) =>
      payload.logger.warn({ err }, 'the jobs lease could not be renewed'),
    );
  // Independent of Payload's cron, which waits while jobs run: they may take longer than the lease.
  const renewal = setInterval(() => void renew(), leaseTtl / 3).unref();
  return {
    holder,
    async stop() {
      candidates.delete(payload);
      const deadline = Date.now() + shutdownGrace;
      while (payload.crons.some((cron) => cron.isBusy()) && Date.now() < deadline) await wait(50);
      clearInterval(renewal);
      await releaseLease(payload, holder);
    },
  };
}

/**
 * `jobs.shouldAutoRun`: returns whether this process is the leader. The leader repairs and schedules here, because `autoRun` calls `handleSchedules`
 * before this check: two processes would schedule each job twice.
 */
export async function shouldAutoRun(payload: Payload): Promise<boolean> {
  const holder = candidates.get(payload);
  if (holder === undefined || !(await acquireLease(payload, holder))) return false;
  await repairJobs(payload);
  await payload.jobs.handleSchedules();
  return true;
}
