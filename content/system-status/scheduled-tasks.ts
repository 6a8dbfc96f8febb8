import type { Payload } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { lastRuns } from '../jobs/task-runs.ts';

interface TimetableRow {
  /** The slug of the task. */
  task: string;
  /** ISO 8601 time of the last success. */
  last: string | undefined;
  /** ISO 8601 time of the next scheduled run. */
  next: string | undefined;
}

/** Returns the last and the next run of every scheduled task. */
export async function timetable(payload: Payload): Promise<TimetableRow[]> {
  const { docs } = await payload.find({
    ...findAllOptions,
    collection: 'payload-jobs',
    where: { and: [{ 'meta.scheduled': { equals: true } }, { hasError: { not_equals: true } }] },
  });
  const last = await lastRuns(payload);
  const tasks = (payload.config.jobs.tasks ?? []).filter(({ schedule }) => schedule?.length);
  return tasks.map(({ slug }) => ({
    task: slug,
    last: last[slug],
    next: docs.find(({ taskSlug }) => taskSlug === slug)?.waitUntil ?? undefined,
  }));
}
