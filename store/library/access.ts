import { and, asc, eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import type { Locale } from '../locales.ts';
import { companyRelations, fileCategories } from './tables.ts';

/** A member, and the company whose access rights apply. */
export interface LibraryViewer {
  id: string;
  companyId: number | null;
}

/** A category's columns for access rights. */
export interface LibraryCategory {
  id: number;
  key: string;
  locale: Locale;
  title: string;
  parent: number | null;
}

/**
 * Returns the categories that a member may access, in the order of their siblings: those granted to the company and their descendants. Read on each
 * request, so that a revoked grant takes effect at once.
 */
export async function visibleCategories(
  session: DbSession,
  { companyId }: LibraryViewer,
): Promise<ReadonlyMap<number, LibraryCategory>> {
  if (companyId === null) return new Map();
  const [categories, relations] = [fileCategories(session), companyRelations(session)];
  const { culture: locale, id, key, parent, title } = categories;
  const grantedToCompany = and(
    eq(relations.category, id),
    eq(relations.company, companyId),
    eq(relations.path, 'categories'),
  );
  const rows = await session.orm
    .select({ id, key, locale, title, parent, grant: relations.id })
    .from(categories)
    .leftJoin(relations, grantedToCompany)
    .orderBy(asc(categories.order), asc(title), asc(id));
  const granted = new Set(rows.flatMap((row) => (row.grant === null ? [] : [row.id])));
  if (granted.size === 0) return new Map();
  const parents = new Map(rows.map((row) => [row.id, row.parent]));
  const visible = rows.filter(({ id }) => lineageOf(id, parents).some((one) => granted.has(one)));
  return new Map(visible.map(({ grant: _, ...category }) => [category.id, category]));
}

/** Returns the ids of a category and its ancestors, whose grants include it. */
export function lineageOf(id: number, parents: ReadonlyMap<number, number | null>): number[] {
  const lineage = new Set<number>();
  for (
    let current: number | null = id;
    current !== null && !lineage.has(current);
    current = parents.get(current) ?? null
  )
    lineage.add(current);
  return [...lineage];
}

/** Returns each category's parent, null for none; a category's search includes its descendants. */
export async function categoryParents(session: DbSession): Promise<Map<number, number | null>> {
  const { id, parent } = fileCategories(session);
  const rows = await session.orm.select({ id, parent }).from(fileCategories(session));
  return new Map(rows.map((row) => [row.id, row.parent]));
}
