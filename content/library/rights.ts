import type { Culture } from '@oilway/store/cultures.ts';
import type { Payload } from 'payload';

/** Who reads: a member, and whose rights the member has. */
export interface Reader {
  id: string;
  companyId: number | null;
}

/** A category as the rights need it. */
export interface Category {
  id: number;
  key: string;
  culture: Culture;
  title: string;
  parent: number | null;
}

const own = { overrideAccess: true, depth: 0, pagination: false, limit: 0 } as const;

/**
 * The categories that a member may see, in the order of their tree's siblings: those that the company is granted and
 * everything below them. Read anew each time, so that a grant that is taken back is felt at once.
 */
export async function visibleCategories(
  payload: Payload,
  { companyId }: Reader,
): Promise<ReadonlyMap<number, Category>> {
  if (companyId === null) return new Map();
  const company = await payload.findByID({
    collection: 'companies',
    id: companyId,
    select: { categories: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  const granted = new Set((company?.categories ?? []).map(Number));
  if (granted.size === 0) return new Map();
  const { docs } = await payload.find({
    ...own,
    collection: 'file-categories',
    select: { title: true, culture: true, parent: true, key: true },
    sort: ['order', 'title', 'id'],
  });
  const parents = new Map(docs.map(({ id, parent }) => [id, idOf(parent)]));
  const seen = docs.filter(({ id }) => isBelow(id, granted, parents));
  return new Map(
    seen.map(({ culture, id, key, parent, title }) => [
      id,
      { id, key, culture, title, parent: idOf(parent) },
    ]),
  );
}

/** Whether a category is one of these or stands below one. */
function isBelow(
  id: number,
  granted: ReadonlySet<number>,
  parents: ReadonlyMap<number, number | null>,
): boolean {
  const seen = new Set<number>();
  for (let at: number | null = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (granted.has(at)) return true;
    seen.add(at);
  }
  return false;
}

export const idOf = (value: number | { id: number } | null | undefined): number | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
