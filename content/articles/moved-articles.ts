import { type Culture, cultures, localeOf } from '@oilway/store/cultures.ts';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { dropRedirect, leaveRedirect } from '../pages/left-redirects.ts';
import { detached, readTree } from '../publishing/published-tree.ts';

type Articles = 'news' | 'events';

/** Where an article stands on each site; undefined where it is not published. */
type Paths = Record<Culture, string | undefined>;

const listPages = { news: 'newsPage', events: 'eventsPage' } as const;

/** Before a change that visitors may see: remembers where the article stands. */
export const rememberAddress =
  (collection: Articles): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update' && !req.context.savesDraft)
      req.context.pathsBefore = await pathsOf(collection, Number(originalDoc?.id), req);
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
    const before = req.context.pathsBefore as Paths | undefined;
    delete req.context.pathsBefore;
    const after = await pathsOf(collection, doc.id, req);
    for (const culture of cultures) {
      const [old, now] = [before?.[culture], after[culture]];
      if (!now || now === old) continue;
      await dropRedirect(now, req);
      if (old) await leaveRedirect(old, { kind: collection, [collection]: doc.id, culture }, req);
    }
    return doc;
  };

async function pathsOf(collection: Articles, id: number, req: PayloadRequest): Promise<Paths> {
  const { payload } = req;
  const settings = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    overrideAccess: true,
    req: detached(req, 'de'),
  });
  const list = settings[listPages[collection]];
  const paths: Paths = { 'de-DE': undefined, 'pl-PL': undefined };
  if (typeof list !== 'number') return paths;
  for (const culture of cultures) {
    const locale = localeOf(culture);
    const { docs } = await payload.find({
      collection,
      locale,
      fallbackLocale: false,
      where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
      select: { slug: true },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true,
      req: detached(req, locale),
    });
    const slug = docs[0]?.slug;
    const page = slug && (await readTree(payload, culture, { req })).byId.get(list);
    if (page) paths[culture] = `${page.path}/${slug}`;
  }
  return paths;
}
