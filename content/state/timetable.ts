import type { Payload } from 'payload';
import { lastRuns } from './last-runs.ts';

export interface TimetableRow {
  /** The slug of its task. */
  task: string;
  /** When it was last done without an error, ISO 8601. */
  last: string | undefined;
  /** When it is planned for, ISO 8601. */
  next: string | undefined;
}

/** What begins by itself: when it was last done, and when it will be. */
export async function timetable(payload: Payload): Promise<TimetableRow[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ 'meta.scheduled': { equals: true } }, { hasError: { not_equals: true } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const last = await lastRuns(payload);
  const tasks = (payload.config.jobs.tasks ?? []).filter(({ schedule }) => schedule?.length);
  return tasks.map(({ slug }) => ({
    task: slug,
    last: last[slug],
    next: docs.find(({ taskSlug }) => taskSlug === slug)?.waitUntil ?? undefined,
  }));
}
