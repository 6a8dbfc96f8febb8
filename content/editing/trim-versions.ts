import type { Payload } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { editorialCollections } from './country.ts';

/** Versions of a document that are kept regardless of their age. */
const minVersions = 50;
/** Milliseconds for which all versions are kept. */
const maxAge = 90 * 86_400_000;

/** Deletes versions older than 90 days, except the newest 50 of each document. */
export async function trimVersions(payload: Payload, now = Date.now()): Promise<void> {
  const cutoff = new Date(now - maxAge).toISOString();
  for (const collection of editorialCollections) {
    const { docs } = await payload.find({ ...findAllOptions, collection, select: {}, trash: true });
    for (const { id } of docs) {
      const newest = await payload.findVersions({
        collection,
        where: { parent: { equals: id } },
        sort: '-updatedAt',
        limit: 1,
        page: minVersions,
        depth: 0,
        overrideAccess: true,
      });
      const nthNewest = newest.docs[0]?.updatedAt;
      if (!nthNewest) continue;
      const before = nthNewest < cutoff ? nthNewest : cutoff;
      await payload.db.deleteVersions({
        collection,
        where: { and: [{ parent: { equals: id } }, { updatedAt: { less_than: before } }] },
      });
    }
  }
}
