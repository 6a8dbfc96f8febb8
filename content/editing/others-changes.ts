import type { PayloadRequest } from 'payload';
import type { EditorialCollection } from './country.ts';

/** Unpublished changes by another member of staff. */
export interface OthersChanges {
  name: string;
  /** ISO 8601. */
  since: string;
}

/** Maximum number of versions that are searched. */
const maxVersions = 50;

/** Returns the authors whose changes would be published together with one's own, the earliest first. */
export async function othersChanges(
  collection: EditorialCollection,
  id: number,
  req: PayloadRequest,
): Promise<OthersChanges[]> {
  const options = { depth: 0, overrideAccess: true, req } as const;
  const { docs } = await req.payload.findVersions({
    ...options,
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: maxVersions,
    pagination: false,
    select: { createdAt: true, version: { _status: true, changedBy: true } },
  });
  const since = new Map<number, string>();
  for (const { createdAt, version } of docs) {
    if (version._status === 'published') break;
    if (version.changedBy && version.changedBy !== req.user?.id)
      since.set(version.changedBy, createdAt);
  }
  if (since.size === 0) return [];
  const staff = await req.payload.find({
    ...options,
    collection: 'staff',
    where: { id: { in: [...since.keys()] } },
    select: { name: true },
    pagination: false,
  });
  return staff.docs
    .map(({ id: person, name }) => ({ name, since: since.get(person) ?? '' }))
    .sort((one, other) => one.since.localeCompare(other.since));
}
