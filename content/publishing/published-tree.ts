import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import { buildTree, type PageTree, type TreeRow } from '@oilway/store/published/page-tree.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';
import { pages } from './tables.ts';

/**
 * Reads the tree of one culture as it is published. It is read some times for each publication, of thousands of pages: in one
 * statement that an index answers, past Payload, which would make documents of them.
 */
export async function readTree(
  payload: Payload,
  culture: Culture,
  options: { req?: PayloadRequest | undefined } = {},
): Promise<PageTree> {
  const session = await sessionOf(payload, options.req);
  const page = pages(session);
  const { id, key, parent, slug, title, translationKey } = page;
  const rows = await session.orm
    .select({ id, key, parent, slug, title, translationKey })
    .from(page)
    .where(and(eq(page.status, 'published'), eq(page.country, localeOf(culture))))
    .orderBy(asc(page.id));
  return buildTree(
    rows.flatMap((row): TreeRow[] =>
      row.title === null
        ? []
        : [
            {
              ...row,
              title: row.title,
              key: row.key ?? '',
              slug: row.slug ?? '',
              translationKey: row.translationKey ?? '',
            },
          ],
    ),
    culture,
  );
}

/** The same transaction under another locale: a Local API call writes its locale onto the request it is given. */
export function detached(req: PayloadRequest, locale: string): PayloadRequest {
  return Object.assign(Object.create(req) as PayloadRequest, { locale, fallbackLocale: null });
}
