import { type Culture, cultureOf, type Locale } from '@oilway/store/cultures.ts';
import { slugOf } from '@oilway/store/published/slug.ts';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload';
import { dropRedirect, leaveRedirect } from '../pages/left-redirects.ts';
import { detached, readTree } from '../publishing/published-tree.ts';

interface Named {
  country?: unknown;
  slug?: unknown;
  title?: unknown;
}

/** Where the page of a location stands; undefined where the country has no page for them. */
interface Place {
  culture: Culture;
  path: string;
}

/** Before a change: remembers where the location stands. */
export const rememberPlace: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const moves = placeKeyOf(data) !== placeKeyOf(originalDoc);
  if (operation === 'update' && moves) req.context.placeBefore = await placeOf(originalDoc, req);
  return data;
};

/**
 * After it: a location that now stands elsewhere leaves a redirect at its old address, to itself wherever it goes from
 * there; and a redirect at the address that it takes goes away.
 */
export const followMovedLocation: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const before = req.context.placeBefore as Place | undefined;
  delete req.context.placeBefore;
  if (operation === 'update' && placeKeyOf(doc) === placeKeyOf(previousDoc)) return doc;
  const now = await placeOf(doc, req);
  if (now) await dropRedirect(now.path, req);
  // What moved to the other country has left the site.
  if (before && now && before.path !== now.path && before.culture === now.culture) {
    const { culture } = now;
    await leaveRedirect(before.path, { kind: 'locations', locations: doc.id, culture }, req);
  }
  return doc;
};

/** One from before addresses were stored stands where its title says. */
const slugIn = ({ slug, title }: Named) => String(slug || slugOf(String(title ?? '')));

const placeKeyOf = (doc: Named | undefined) => doc && `${doc.country} ${slugIn(doc)}`;

async function placeOf(doc: Named, req: PayloadRequest): Promise<Place | undefined> {
  const locale = doc.country as Locale;
  const { locationsPage } = await req.payload.findGlobal({
    slug: 'settings',
    locale,
    depth: 0,
    overrideAccess: true,
    req: detached(req, locale),
  });
  if (typeof locationsPage !== 'number') return undefined;
  const culture = cultureOf(locale);
  const page = (await readTree(req.payload, culture, { req })).byId.get(locationsPage);
  return page && { culture, path: `${page.path}/${slugIn(doc)}` };
}
