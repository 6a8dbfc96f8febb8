import { Cron } from 'croner';
import type { Payload, Where } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { runningJobs } from './task-runs.ts';

const collection = 'payload-jobs';

const maxAttempts = 3;

/** Milliseconds between two attempts. */
const retryDelay = 30_000;

/** Repairs jobs that Payload's queue would never run again. The leader calls it before each run. */
export async function repairJobs(payload: Payload): Promise<void> {
  await resetInterrupted(payload);
  await retryFailed(payload);
  await removeMisscheduled(payload);
}

/** Jobs whose process was killed or lost the database keep `processing`. */
async function resetInterrupted(payload: Payload): Promise<void> {
  const and: Where[] = [{ processing: { equals: true } }, { id: { not_in: [...runningJobs, 0] } }];
  const data = { processing: false };
  await payload.update({ collection, where: { and }, data, depth: 0 });
}

/**
 * Payload does not retry scheduled publications, and drops a job whose result could not be written although its task succeeded (disk full). A task
 * that succeeded is not repeated if its log was written.
 */
async function retryFailed(payload: Payload): Promise<void> {
  const and: Where[] = [{ hasError: { equals: true } }, { totalTried: { less_than: maxAttempts } }];
  const waitUntil = new Date(Date.now() + retryDelay).toISOString();
  const data = { hasError: false, error: null, processing: false, waitUntil };
  await payload.update({ collection, where: { and }, data, depth: 0 });
}

/** A wrong clock schedules jobs too far ahead, and Payload schedules no other while one is pending. */
async function removeMisscheduled(payload: Payload): Promise<void> {
  const now = { greater_than: new Date().toISOString() };
  const { docs } = await payload.find({
    ...findAllOptions,
    collection,
    where: { and: [{ 'meta.scheduled': { equals: true } }, { waitUntil: now }] },
  });
  for (const { id, taskSlug, waitUntil } of docs) {
    const task = payload.config.jobs.tasks?.find(({ slug }) => slug === taskSlug);
    const cron = task?.schedule?.[0]?.cron;
    const next = cron ? new Cron(cron).nextRun() : null;
    if (!next || Date.parse(String(waitUntil)) <= next.getTime()) continue;
    await payload.delete({ collection, id, depth: 0 });
    payload.logger.warn({ task: taskSlug }, 'a job was scheduled too far ahead');
  }
}
