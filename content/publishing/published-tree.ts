import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import { buildTree, type PageTree, type TreeRow } from '@oilway/store/published/page-tree.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';
import { pages, pageTexts } from './tables.ts';

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
  const [page, text] = [pages(session), pageTexts(session)];
  const { id, key, parent } = page;
  const { slug, title } = text;
  const rows = await session.orm
    .select({ id, key, parent, slug, title })
    .from(text)
    .innerJoin(page, eq(page.id, text.page))
    .where(and(eq(text.status, 'published'), eq(text.locale, localeOf(culture))))
    .orderBy(asc(page.id));
  return buildTree(
    rows.flatMap((row): TreeRow[] =>
      row.title === null
        ? []
        : [{ ...row, title: row.title, key: row.key ?? '', slug: row.slug ?? '' }],
    ),
    culture,
  );
}

/** The same transaction under another locale: a Local API call writes its locale onto the request it is given. */
export function detached(req: PayloadRequest, locale: string): PayloadRequest {
  return Object.assign(Object.create(req) as PayloadRequest, { locale, fallbackLocale: null });
}
