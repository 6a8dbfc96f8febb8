import type { PayloadRequest } from 'payload';
import type { Written } from './country.ts';

/** Unpublished changes by another member of staff. */
export interface OthersChanges {
  name: string;
  /** ISO 8601. */
  since: string;
}

/** Maximum number of versions that are searched. */
const most = 50;

/** Returns the authors whose changes would be published together with one's own, the earliest first. */
export async function othersChanges(
  collection: Written,
  id: number,
  req: PayloadRequest,
): Promise<OthersChanges[]> {
  const reading = { depth: 0, overrideAccess: true, req } as const;
  const { docs } = await req.payload.findVersions({
    ...reading,
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: most,
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
    ...reading,
    collection: 'staff',
    where: { id: { in: [...since.keys()] } },
    select: { name: true },
    pagination: false,
  });
  return staff.docs
    .map(({ id: person, name }) => ({ name, since: since.get(person) ?? '' }))
    .sort((one, other) => one.since.localeCompare(other.since));
}
