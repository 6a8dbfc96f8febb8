import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import { buildTree, type PageTree, type TreeRow } from '@oilway/store/published/page-tree.ts';
import type { Payload, PayloadRequest } from 'payload';
import { idOf } from '../id-of.ts';
import type { Page } from '../payload-types.ts';

type Row = Pick<Page, 'id' | 'key' | 'parent' | 'slug' | 'title'>;

/** Reads the tree of one culture as it is published: one query for all pages, titles and addresses only. */
export async function readTree(
  payload: Payload,
  culture: Culture,
  options: { req?: PayloadRequest } = {},
): Promise<PageTree> {
  const locale = localeOf(culture);
  const found = await payload.find({
    collection: 'pages',
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { title: true, slug: true, parent: true, key: true },
    where: { _status: { equals: 'published' } },
    ...(options.req ? { req: detached(options.req, locale) } : {}),
  });
  const rows = found.docs.map(rowOf);
  return buildTree(
    rows.filter((row): row is TreeRow => typeof row.title === 'string'),
    culture,
  );
}

function rowOf({ id, key, parent, slug, title }: Row) {
  return {
    id,
    key,
    parent: idOf(parent) ?? null,
    title: title as string | null | undefined,
    slug: slug ?? '',
  };
}

/** The same transaction under another locale: a Local API call writes its locale onto the request it is given. */
export function detached(req: PayloadRequest, locale: string): PayloadRequest {
  return Object.assign(Object.create(req) as PayloadRequest, { locale, fallbackLocale: null });
}
