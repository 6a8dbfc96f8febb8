import type { Payload, PayloadRequest } from 'payload';
import { type Culture, localeOf } from '../cultures.ts';
import type { Page } from '../payload-types.ts';
import { buildTree, type PageTree, type TreeRow } from './page-tree.ts';

/**
 * Reads the tree of one culture: what is published, or with `draft` the newest state of every page.
 * One query for all pages, titles and addresses only.
 */
export async function readTree(
  payload: Payload,
  culture: Culture,
  options: { draft?: boolean; req?: PayloadRequest } = {},
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
  const rows = found.docs
    .filter((page) => typeof page.title === 'string')
    .map(
      (page: Pick<Page, 'id' | 'key' | 'parent' | 'slug' | 'title'>): TreeRow => ({
        id: page.id,
        key: page.key,
        parent: typeof page.parent === 'object' ? (page.parent?.id ?? null) : (page.parent ?? null),
        title: page.title,
        slug: page.slug ?? '',
      }),
    );
  return buildTree(rows, culture);
}

/** The same transaction under another locale: a Local API call writes its locale onto the request it is given. */
export function detached(req: PayloadRequest, locale: string): PayloadRequest {
  return Object.assign(Object.create(req) as PayloadRequest, { locale, fallbackLocale: null });
}
