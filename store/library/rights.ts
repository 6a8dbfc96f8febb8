import { and, asc, eq } from 'drizzle-orm';
import type { Culture } from '../cultures.ts';
import type { Session } from '../database/session.ts';
import { companyRelations, fileCategories } from './tables.ts';

/** A member, and the company whose access rights apply. */
export interface Reader {
  id: string;
  companyId: number | null;
}

/** A category's columns for access rights. */
export interface LibraryCategory {
  id: number;
  key: string;
  culture: Culture;
  title: string;
  parent: number | null;
}

/**
 * Returns the categories that a member may access, in the order of their siblings: those granted to the company and their descendants. Read on each
 * request, so that a revoked grant takes effect at once.
 */
export async function visibleCategories(
  session: Session,
  { companyId }: Reader,
): Promise<ReadonlyMap<number, LibraryCategory>> {
  if (companyId === null) return new Map();
  const [categories, relations] = [fileCategories(session), companyRelations(session)];
  const { culture, id, key, parent, title } = categories;
  const ofCompany = and(
    eq(relations.category, id),
    eq(relations.company, companyId),
    eq(relations.path, 'categories'),
  );
  const rows = await session.orm
    .select({ id, key, culture, title, parent, grant: relations.id })
    .from(categories)
    .leftJoin(relations, ofCompany)
    .orderBy(asc(categories.order), asc(title), asc(id));
  const granted = new Set(rows.flatMap((row) => (row.grant === null ? [] : [row.id])));
  if (granted.size === 0) return new Map();
  const parents = new Map(rows.map((row) => [row.id, row.parent]));
  const seen = rows.filter((row) => isBelow(row.id, granted, parents));
  return new Map(seen.map(({ grant: _, ...category }) => [category.id, category]));
}

/** Returns whether a category is one of these or a descendant of one. */
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

/** Returns each category's parent, null for none; a category's search includes its descendants. */
export async function categoryParents(session: Session): Promise<Map<number, number | null>> {
  const { id, parent } = fileCategories(session);
  const rows = await session.orm.select({ id, parent }).from(fileCategories(session));
  return new Map(rows.map((row) => [row.id, row.parent]));
}
