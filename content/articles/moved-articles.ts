import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { countryIn, cultureIn } from '../editing/country.ts';
import { idOf } from '../id-of.ts';
import { dropRedirect, leaveRedirect } from '../pages/left-redirects.ts';
import { detached, readTree } from '../publishing/published-tree.ts';

type Articles = 'news' | 'events';

const listPages = { news: 'newsPage', events: 'eventsPage' } as const;

/** Before a change that visitors may see: remembers where the article stands. */
export const rememberAddress =
  (collection: Articles): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update' && !req.context.savesDraft)
      req.context.pathBefore = await pathOf(collection, originalDoc ?? {}, req);
    return data;
  };

/**
 * After it: an article that now stands elsewhere leaves a redirect at its old address, to itself wherever it goes from
 * there; and a redirect at the address that it takes goes away.
 */
export const followMovedArticle =
  (collection: Articles): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    if (req.context.savesDraft) return doc;
    const old = req.context.pathBefore as string | undefined;
    delete req.context.pathBefore;
    const now = await pathOf(collection, doc, req);
    if (!now || now === old) return doc;
    await dropRedirect(now, req);
    const target = { kind: collection, [collection]: doc.id, culture: cultureIn(doc) };
    if (old) await leaveRedirect(old, target, req);
    return doc;
  };

/** Where an article stands; undefined where it is not published. */
async function pathOf(
  collection: Articles,
  article: { id?: unknown; country?: unknown },
  req: PayloadRequest,
): Promise<string | undefined> {
  const { payload } = req;
  const locale = countryIn(article);
  const reading = { depth: 0, overrideAccess: true, req: detached(req, locale) } as const;
  const settings = await payload.findGlobal({ ...reading, slug: 'settings', locale });
  const list = idOf(settings[listPages[collection]]);
  if (list === undefined) return undefined;
  const { docs } = await payload.find({
    ...reading,
    collection,
    where: { and: [{ id: { equals: Number(article.id) } }, { _status: { equals: 'published' } }] },
    select: { slug: true },
    limit: 1,
    pagination: false,
  });
  const slug = docs[0]?.slug;
  const page = slug && (await readTree(payload, cultureIn(article), { req })).byId.get(list);
  return page ? `${page.path}/${slug}` : undefined;
}
