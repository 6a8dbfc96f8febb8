import { cultureOf, type Locale, timeZones } from '@oilway/store/cultures.ts';
import { holidaysFrom } from '@oilway/store/holidays.ts';
import { reservedSlugs } from '@oilway/store/published/slug.ts';
import { publishedAddresses } from '@oilway/store/published/tables.ts';
import type { Payload, PayloadRequest } from 'payload';
import { transactionOf } from '../database/in-transaction.ts';
import { databaseOf, sessionOf } from '../database/session.ts';
import { idOf } from '../id-of.ts';
import { readPrices } from '../publishing/prices.ts';
import { anchorsOf, type KnownPage, type Surroundings, type Text } from './check.ts';
import { type FoundReference, referencesIn } from './references.ts';
import { linksOf } from './rich-text.ts';
import { type Data, leavesOf } from './walk.ts';

/** The context of database reads: a request, or none. */
export interface EditingAsker {
  payload: Payload;
  req?: PayloadRequest | undefined;
}

/** Reads the context for checking some texts of one country. Reads only the documents they refer to. */
export async function readSurroundings(
  asker: EditingAsker,
  locale: Locale,
  texts: readonly Pick<Text, 'slug' | 'fields' | 'data'>[],
): Promise<Surroundings> {
  const leaves = texts.flatMap(({ data, fields }) => leavesOf(fields, data));
  const references = leaves.flatMap(referencesIn);
  const idsOf = (collection: string) => [
    ...new Set(references.filter((one) => one.collection === collection).map(({ id }) => id)),
  ];
  const typed = leaves.some(
    ({ field, holder, value }) =>
      (field.name === 'url' && 'kind' in holder && String(value ?? '').startsWith('/')) ||
      (field.type === 'richText' && linksOf(value).some(({ url }) => url?.startsWith('/'))),
  );
  const addresses = await readAddresses(asker);
  const reachable = new Set(
    addresses
      .filter((one) => one.collection === 'pages' && one.culture === cultureOf(locale))
      .map(({ id }) => id),
  );
  const anchored = leaves.some(({ field, value }) => field.name === 'anchor' && value);
  const listed = texts.some(({ slug }) => slug === 'news' || slug === 'events');
  return {
    pages: await readPages(asker, locale, idsOf('pages'), reachable, anchored),
    media: await readMedia(asker, locale, idsOf('media')),
    others: await readOthers(asker, references),
    closedEvents: await readClosedEvents(asker, locale, idsOf('events')),
    knowsPath: typed ? await readPaths(asker, addresses) : () => true,
    prices: await readPrices(asker.payload, cultureOf(locale), asker.req),
    lists: listed ? await readLists(asker, locale, reachable) : { news: true, events: true },
    isHoliday: holidaysOf(locale),
  };
}

/** Covers the coming thirteen months. Excludes holidays of single Länder: they are working days elsewhere. */
function holidaysOf(locale: Locale): Surroundings['isHoliday'] {
  const holidays = new Set(holidaysFrom(Date.now(), locale)[locale]);
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[cultureOf(locale)] });
  return (moment) => {
    const date = format.format(moment);
    return holidays.has(date) || date.endsWith('-12-24');
  };
}

/** Reads the URLs of all published documents of both countries. */
async function readAddresses({ payload, req }: EditingAsker) {
  const session = req ? await sessionOf(req) : databaseOf(payload);
  return session.orm.select().from(publishedAddresses(session));
}

/** Reads without access control: the result of a check must not depend on the author. */
function reading({ req }: EditingAsker, locale: Locale) {
  return {
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    ...(req ? { req: transactionOf(req) } : {}),
  } as const;
}

async function readPages(
  asker: EditingAsker,
  locale: Locale,
  ids: readonly number[],
  reachable: ReadonlySet<number>,
  anchored: boolean,
): Promise<Map<number, KnownPage>> {
  const { payload } = asker;
  const fields = payload.collections.pages.config.flattenedFields;
  const found = new Map<number, KnownPage>();
  for (const some of batches(ids)) {
    const query = {
      ...reading(asker, locale),
      collection: 'pages',
      where: { id: { in: some } },
    } as const;
    // Texts with all their blocks are read only where a link contains an anchor.
    const published = anchored ? (await payload.find(query)).docs : [];
    const shownOf = new Map(published.map((doc) => [doc.id, doc]));
    const newestQuery = anchored
      ? query
      : { ...query, select: { country: true, title: true } as const };
    for (const newest of (await payload.find({ ...newestQuery, draft: true })).docs) {
      const isReachable = reachable.has(newest.id);
      const shown = (isReachable && shownOf.get(newest.id)) || newest;
      found.set(newest.id, {
        title: newest.title || String(newest.id),
        abroad: newest.country !== locale,
        reachable: isReachable,
        anchors: anchorsOf(fields, shown as Data),
      });
    }
  }
  return found;
}

async function readMedia(asker: EditingAsker, locale: Locale, ids: readonly number[]) {
  const found = new Map<number, { name: string; alt: boolean }>();
  for (const some of batches(ids)) {
    const { docs } = await asker.payload.find({
      ...reading(asker, locale),
      collection: 'media',
      where: { id: { in: some } },
      select: { filename: true, altDe: true, altPl: true },
    });
    for (const { altDe, altPl, filename, id } of docs)
      found.set(id, {
        name: filename ?? String(id),
        alt: Boolean(locale === 'pl' ? altPl : altDe),
      });
  }
  return found;
}

async function readOthers(
  asker: EditingAsker,
  references: readonly FoundReference[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [collection, some] of Map.groupBy(references, (one) => one.collection)) {
    if (collection === 'pages' || collection === 'media') continue;
    for (const ids of batches([...new Set(some.map(({ id }) => id))])) {
      const { docs } = await asker.payload.find({
        ...reading(asker, 'de'),
        collection: collection as 'locations',
        where: { id: { in: ids } },
        select: {},
      });
      for (const { id } of docs) found.add(`${collection}:${id}`);
    }
  }
  return found;
}

async function readClosedEvents(asker: EditingAsker, locale: Locale, ids: readonly number[]) {
  const closed = new Map<number, string>();
  for (const some of batches(ids)) {
    const query = {
      ...reading(asker, locale),
      collection: 'events',
      where: { id: { in: some } },
      select: { country: true, title: true, end: true, _status: true },
    } as const;
    for (const { _status, country, end, id, title } of (await asker.payload.find(query)).docs)
      if (_status !== 'published' || country !== locale || Date.parse(end) <= Date.now())
        closed.set(id, title || String(id));
  }
  return closed;
}

async function readLists(
  asker: EditingAsker,
  locale: Locale,
  reachable: ReadonlySet<number>,
): Promise<Surroundings['lists']> {
  const { limit: _limit, pagination: _pagination, ...options } = reading(asker, locale);
  const settings = await asker.payload.findGlobal({ ...options, slug: 'settings' });
  const isShown = (page: unknown) => reachable.has(idOf(page) ?? -1);
  return { news: isShown(settings.newsPage), events: isShown(settings.eventsPage) };
}

/** Returns a predicate for paths that either site serves: a published document, a redirect, or a reserved path. */
async function readPaths(
  asker: EditingAsker,
  addresses: readonly { path: string }[],
): Promise<(path: string) => boolean> {
  const { docs } = await asker.payload.find({
    ...reading(asker, 'de'),
    collection: 'redirects',
    select: { from: true },
  });
  const known = new Set([...addresses.map(({ path }) => path), ...docs.map(({ from }) => from)]);
  return (path) => known.has(path.replace(/(?<=.)\/$/, '')) || isOwn(path);
}

/** Reserved paths of the site: endpoints, files and feeds. */
function isOwn(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  if (first === 'pl') return rest.length === 1 && /\.[a-z]+$/.test(rest[0] ?? '');
  return reservedSlugs.has(first) || (rest.length === 0 && /\.[a-z]+$/.test(first));
}

/** Yields batches smaller than the databases' limit of query parameters. */
function* batches(ids: readonly number[], size = 200): Generator<number[]> {
  for (let start = 0; start < ids.length; start += size) yield ids.slice(start, start + size);
}
