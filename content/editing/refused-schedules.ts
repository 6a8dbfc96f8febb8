import type { PayloadRequest } from 'payload';
import { checkNewest } from './check-newest.ts';
import { isWritten, type Written } from './country.ts';
import { type Finding, isError } from './findings.ts';

/** A scheduled publication that was refused when it was due. */
export interface RefusedSchedule {
  collection: Written;
  id: number;
  /** ISO 8601 time of the refusal. */
  at: string;
  /** Errors that would prevent it now; empty when they have been fixed. */
  errors: Finding[];
}

interface Job {
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
  only?: { collection: string; id: number },
): Promise<RefusedSchedule[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit: 100,
    pagination: false,
    sort: '-updatedAt',
    overrideAccess: true,
    req,
    where: { taskSlug: { equals: 'schedulePublish' }, hasError: { equals: true } },
  });
  const found = new Map<string, RefusedSchedule>();
  for (const { input, updatedAt } of docs as Job[]) {
    const collection = input?.doc?.relationTo ?? '';
    const id = Number(input?.doc?.value);
    if (input?.type === 'unpublish' || !isWritten(collection)) continue;
    if (only && (only.collection !== collection || only.id !== id)) continue;
    const place = { collection, id };
    const key = `${collection} ${id}`;
    if (found.has(key) || (await publishedSince(place, updatedAt, req))) continue;
    const findings = await checkNewest(collection, id, req).catch(() => undefined);
    if (findings) found.set(key, { ...place, at: updatedAt, errors: findings.filter(isError) });
  }
  return [...found.values()];
}

async function publishedSince(
  { collection, id }: { collection: Written; id: number },
  moment: string,
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.countVersions({
    collection,
    overrideAccess: true,
    req,
    where: {
      parent: { equals: id },
      'version._status': { equals: 'published' },
      updatedAt: { greater_than: moment },
    },
  });
  return totalDocs > 0;
}
