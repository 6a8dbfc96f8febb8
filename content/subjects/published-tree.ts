import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import { buildTree, type PageTree, type TreeRow } from '@oilway/store/published/page-tree.ts';
import type { Payload, PayloadRequest } from 'payload';
import type { Page } from '../payload-types.ts';
import { provisional } from './incomplete.ts';

type Row = Pick<Page, 'id' | 'key' | 'parent' | 'slug' | 'title'>;

/**
 * Reads the tree of one culture: what is published, or with `draft` the newest state of every page.
 * One query for all pages, titles and addresses only.
 * @param options.begun a page that has a place in the tree whatever it or those above it still lack.
 */
export async function readTree(
  payload: Payload,
  culture: Culture,
  options: { draft?: boolean; begun?: number | undefined; req?: PayloadRequest } = {},
): Promise<PageTree> {
  const locale = localeOf(culture);
  const found = await payload.find({
    collection: 'pages',
    locale,
    fallbackLocale: false,
    draft: options.draft ?? false,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { title: true, slug: true, parent: true, key: true },
    ...(options.draft ? {} : { where: { _status: { equals: 'published' } } }),
    ...(options.req ? { req: detached(options.req, locale) } : {}),
  });
  const rows = found.docs.map(rowOf);
  if (options.begun !== undefined) place(rows, options.begun, culture);
  return buildTree(
    rows.filter((row): row is TreeRow => typeof row.title === 'string'),
    culture,
  );
}

function rowOf({ id, key, parent, slug, title }: Row) {
  const above = typeof parent === 'object' ? (parent?.id ?? null) : (parent ?? null);
  return { id, key, parent: above, title: title as string | null | undefined, slug: slug ?? '' };
}

/** Gives a page and those above it what they lack for an address. */
function place(rows: ReturnType<typeof rowOf>[], begun: number, culture: Culture): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const tops = rows.filter(({ parent }) => parent === null).map(({ id }) => id);
  const home = Math.min(...tops);
  const seen = new Set<number>();
  for (let at = byId.get(begun); at && !seen.has(at.id); at = byId.get(at.parent ?? 0)) {
    seen.add(at.id);
    at.title ??= provisional[culture].title;
    if (at.id === home) return;
    at.slug ||= provisional[culture].slug(at.id);
    at.parent ??= home;
  }
}

/** The same transaction under another locale: a Local API call writes its locale onto the request it is given. */
export function detached(req: PayloadRequest, locale: string): PayloadRequest {
  return Object.assign(Object.create(req) as PayloadRequest, { locale, fallbackLocale: null });
}
