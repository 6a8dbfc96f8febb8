import type { Payload } from 'payload';
import { lastRuns } from '../jobs/task-runs.ts';

interface TimetableRow {
  /** The slug of the task. */
  task: string;
  /** When it last succeeded, ISO 8601. */
  last: string | undefined;
  /** When it is scheduled for, ISO 8601. */
  next: string | undefined;
}

/** The last and the next run of every task that has a schedule. */
export async function timetable(payload: Payload): Promise<TimetableRow[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ 'meta.scheduled': { equals: true } }, { hasError: { not_equals: true } }] },
    pagination: false,
    depth: 0,
  });
  const last = await lastRuns(payload);
  const tasks = (payload.config.jobs.tasks ?? []).filter(({ schedule }) => schedule?.length);
  return tasks.map(({ slug }) => ({
    task: slug,
    last: last[slug],
    next: docs.find(({ taskSlug }) => taskSlug === slug)?.waitUntil ?? undefined,
  }));
}
