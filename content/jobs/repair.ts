import { Cron } from 'croner';
import type { Payload, Where } from 'payload';
import { runningJobs } from './task-runs.ts';

const collection = 'payload-jobs';

/** A failed job is tried this often before it stays failed. */
const attempts = 3;

/** Time between two attempts, in milliseconds. */
const pause = 30_000;

/** Repairs what Payload's queue would never run again. For the leader alone, before each run. */
export async function repairJobs(payload: Payload): Promise<void> {
  await releaseInterrupted(payload);
  await retryFailed(payload);
  await removeMisplanned(payload);
}

/** Jobs that were running when their process was killed or the database went away keep `processing`. */
async function releaseInterrupted(payload: Payload): Promise<void> {
  const and: Where[] = [{ processing: { equals: true } }, { id: { not_in: [...runningJobs, 0] } }];
  const data = { processing: false };
  await payload.update({ collection, where: { and }, data, depth: 0 });
}

/**
 * Payload has no retries for scheduled publications, and gives up a job whose outcome could not be written, though its task
 * succeeded (a disk that was full). A task that succeeded is not repeated if its log was written.
 */
async function retryFailed(payload: Payload): Promise<void> {
  const and: Where[] = [{ hasError: { equals: true } }, { totalTried: { less_than: attempts } }];
  const waitUntil = new Date(Date.now() + pause).toISOString();
  const data = { hasError: false, error: null, processing: false, waitUntil };
  await payload.update({ collection, where: { and }, data, depth: 0 });
}

/** A clock that was wrong schedules too far ahead, and Payload schedules nothing while something is scheduled. */
async function removeMisplanned(payload: Payload): Promise<void> {
  const now = { greater_than: new Date().toISOString() };
  const { docs } = await payload.find({
    collection,
    where: { and: [{ 'meta.scheduled': { equals: true } }, { waitUntil: now }] },
    pagination: false,
    depth: 0,
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
