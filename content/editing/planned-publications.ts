import type { Payload, PayloadRequest } from 'payload';
import { findAllOptions } from '../database/query-options.ts';
import type { EditorialCollection } from './country.ts';

/** A publication or unpublication at a scheduled time. */
export interface PlannedPublication {
  type: 'publish' | 'unpublish';
  /** ISO 8601. */
  at: string;
}

interface ScheduleJob {
  waitUntil?: string | null;
  input?: {
    type?: string;
    doc?: { relationTo: string; value: unknown };
  } | null;
}

/** Returns the pending scheduled publications of a collection by document id, the earliest first. */
export async function readPlannedPublications(
  payload: Payload,
  collection: EditorialCollection,
  req: PayloadRequest | undefined,
): Promise<Map<number, PlannedPublication[]>> {
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
  const planned = new Map<number, PlannedPublication[]>();
  for (const { input, waitUntil } of docs as ScheduleJob[]) {
    if (input?.doc?.relationTo !== collection || !waitUntil) continue;
    const id = Number(input.doc.value);
    const type = input.type === 'unpublish' ? 'unpublish' : 'publish';
    planned.set(id, [...(planned.get(id) ?? []), { type, at: waitUntil }]);
  }
  return planned;
}
