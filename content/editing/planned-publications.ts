import type { Payload, PayloadRequest } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import type { EditorialCollection } from './country.ts';

/** A publication or unpublication at a scheduled time. */
export interface PlannedPublication {
  type: 'publish' | 'unpublish';
  /** ISO 8601. */
  at: string;
}

/** A pending job of Payload that publishes or unpublishes a document. */
export interface ScheduleJob {
  id: number;
  waitUntil: string;
  input: {
    type?: 'publish' | 'unpublish';
    doc: { relationTo: EditorialCollection; value: number | string };
    /** With whose rights it runs. */
    user?: { value?: unknown };
  };
}

/** Returns the pending jobs, the earliest first. */
export async function readScheduleJobs(
  payload: Payload,
  req: PayloadRequest | undefined,
): Promise<ScheduleJob[]> {
  const { docs } = await payload.find({
    ...findAllOptions,
    collection: 'payload-jobs',
    sort: 'waitUntil',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      waitUntil: { exists: true },
      completedAt: { exists: false },
      hasError: { not_equals: true },
    },
    select: { input: true, waitUntil: true },
    ...(req ? { req } : {}),
  });
  return (docs as ScheduleJob[]).filter(({ input }) => input?.doc);
}

/** Returns the pending scheduled publications of a collection by document id, the earliest first. */
export async function readPlannedPublications(
  payload: Payload,
  collection: EditorialCollection,
  req: PayloadRequest | undefined,
): Promise<Map<number, PlannedPublication[]>> {
  const planned = new Map<number, PlannedPublication[]>();
  for (const { input, waitUntil } of await readScheduleJobs(payload, req)) {
    if (input.doc.relationTo !== collection) continue;
    const id = Number(input.doc.value);
    const type = input.type === 'unpublish' ? 'unpublish' : 'publish';
    planned.set(id, [...(planned.get(id) ?? []), { type, at: waitUntil }]);
  }
  return planned;
}
