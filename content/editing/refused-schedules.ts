import type { PayloadRequest } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { collectFindings } from './collect-findings.ts';
import { type EditorialCollection, isEditorial } from './country.ts';
import { type Finding, isError } from './findings.ts';

/** A scheduled publication that was refused when it was due. */
export interface RefusedSchedule {
  collection: EditorialCollection;
  id: number;
  /** ISO 8601 time of the refusal. */
  at: string;
  /** Errors that would prevent it now; empty when they have been fixed. */
  errors: Finding[];
}

interface ScheduleJob {
  updatedAt: string;
  input?: {
    type?: string;
    doc?: { relationTo: string; value: unknown };
  } | null;
}

/**
 * Returns the refused scheduled publications without a later publication, the latest first. Limited to documents that the request may read, and with
 * `only` to one document.
 */
export async function refusedSchedules(
  req: PayloadRequest,
  filter?: { collection: string; id: number },
): Promise<RefusedSchedule[]> {
  const { docs } = await req.payload.find({
    ...findAllOptions,
    collection: 'payload-jobs',
    limit: 100,
    sort: '-updatedAt',
    req,
    where: { taskSlug: { equals: 'schedulePublish' }, hasError: { equals: true } },
  });
  const found = new Map<string, RefusedSchedule>();
  for (const { input, updatedAt } of docs as ScheduleJob[]) {
    const collection = input?.doc?.relationTo ?? '';
    const id = Number(input?.doc?.value);
    if (input?.type === 'unpublish' || !isEditorial(collection)) continue;
    if (filter && (filter.collection !== collection || filter.id !== id)) continue;
    const reference = { collection, id };
    const key = `${collection} ${id}`;
    if (found.has(key) || (await publishedSince(reference, updatedAt, req))) continue;
    const findings = await collectFindings(collection, id, req).catch(() => undefined);
    if (findings) found.set(key, { ...reference, at: updatedAt, errors: findings.filter(isError) });
  }
  return [...found.values()];
}

async function publishedSince(
  { collection, id }: { collection: EditorialCollection; id: number },
  since: string,
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection,
    overrideAccess: true,
    req,
    where: {
      parent: { equals: id },
      'version._status': { equals: 'published' },
      updatedAt: { greater_than: since },
    },
  });
  return totalDocs > 0;
}
