import type { Payload } from 'payload';
import { written } from './country.ts';

/** Versions of a document that are kept regardless of their age. */
const number = 50;
/** Milliseconds for which all versions are kept. */
const age = 90 * 86_400_000;

/** Deletes versions older than 90 days, except the newest 50 of each document. */
export async function trimVersions(payload: Payload, now = Date.now()): Promise<void> {
  const aged = new Date(now - age).toISOString();
  for (const collection of written) {
    const { docs } = await payload.find({
      collection,
      select: {},
      depth: 0,
      pagination: false,
      trash: true,
      overrideAccess: true,
    });
    for (const { id } of docs) {
      const newest = await payload.findVersions({
        collection,
        where: { parent: { equals: id } },
        sort: '-updatedAt',
        limit: 1,
        page: number,
        depth: 0,
        overrideAccess: true,
      });
      const kept = newest.docs[0]?.updatedAt;
      if (!kept) continue;
      const before = kept < aged ? kept : aged;
      await payload.db.deleteVersions({
        collection,
        where: { and: [{ parent: { equals: id } }, { updatedAt: { less_than: before } }] },
      });
    }
  }
}
