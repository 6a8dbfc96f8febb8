import { holidaysFrom } from '@oilway/store/holidays.ts';
import { type Country, localeOfCountry, timeZones } from '@oilway/store/locales.ts';
import { reservedSlugs } from '@oilway/store/published/slug.ts';
import { publishedPaths } from '@oilway/store/published/tables.ts';
import type { Payload, PayloadRequest } from 'payload';
import { transactionReq } from '../database/in-transaction.ts';
import { databaseOf, sessionOf } from '../database/session.ts';
import { idOf } from '../id-of.ts';
import { readPrices } from '../publishing/prices.ts';
import { anchorsOf, type CheckedText, type LinkTarget, type ValidationContext } from './check.ts';
import { lexicalLinks } from './lexical.ts';
import { type DocumentReference, referencesIn } from './references.ts';
import { type Data, traverseFields } from './traverse-fields.ts';

/** The context of database reads: a request, or none. */
export interface ReadSource {
  payload: Payload;
  req?: PayloadRequest | undefined;
}

/** Reads the context for checking some texts of one country. Reads only the documents they refer to. */
export async function loadValidationContext(
  source: ReadSource,
  locale: Country,
  texts: readonly Pick<CheckedText, 'slug' | 'fields' | 'data'>[],
): Promise<ValidationContext> {
  const fieldValues = texts.flatMap(({ data, fields }) => traverseFields(fields, data));
  const references = fieldValues.flatMap(referencesIn);
  const idsOf = (collection: string) => [
    ...new Set(references.filter((one) => one.collection === collection).map(({ id }) => id)),
  ];
  const hasTypedPaths = fieldValues.some(
    ({ field, siblingData, value }) =>
      (field.name === 'url' && 'kind' in siblingData && String(value ?? '').startsWith('/')) ||
      (field.type === 'richText' && lexicalLinks(value).some(({ url }) => url?.startsWith('/'))),
  );
  const publishedPaths = await readPublishedPaths(source);
  const reachable = new Set(
    publishedPaths
      .filter((one) => one.collection === 'pages' && one.locale === localeOfCountry(locale))
      .map(({ id }) => id),
  );
  const hasAnchorLinks = fieldValues.some(({ field, value }) => field.name === 'anchor' && value);
  const hasArticles = texts.some(({ slug }) => slug === 'news' || slug === 'events');
  return {
    pages: await readPages(source, locale, idsOf('pages'), reachable, hasAnchorLinks),
    media: await readMedia(source, locale, idsOf('media')),
    existingDocuments: await readExistingDocuments(source, references),
    closedEvents: await readClosedEvents(source, locale, idsOf('events')),
    isKnownPath: hasTypedPaths ? await pathPredicate(source, publishedPaths) : () => true,
    prices: await readPrices(source.payload, localeOfCountry(locale), source.req),
    hasListPage: hasArticles
      ? await readListPages(source, locale, reachable)
      : { news: true, events: true },
    isHoliday: holidayPredicate(locale),
  };
}

/** Covers the coming thirteen months. Excludes holidays of single Länder: they are working days elsewhere. */
function holidayPredicate(locale: Country): ValidationContext['isHoliday'] {
  const holidays = new Set(holidaysFrom(Date.now(), locale)[locale]);
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[localeOfCountry(locale)] });
  return (instant) => {
    const date = format.format(instant);
    return holidays.has(date) || date.endsWith('-12-24');
  };
}

/** Reads the URLs of all published documents of both countries. */
async function readPublishedPaths({ payload, req }: ReadSource) {
  const session = req ? await sessionOf(req) : databaseOf(payload);
  return session.orm.select().from(publishedPaths(session));
}

/** Reads without access control: the result of a check must not depend on the author. */
function readOptions({ req }: ReadSource, locale: Country) {
  return {
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    ...(req ? { req: transactionReq(req) } : {}),
  } as const;
}

async function readPages(
  source: ReadSource,
  locale: Country,
  ids: readonly number[],
  reachable: ReadonlySet<number>,
  hasAnchorLinks: boolean,
): Promise<Map<number, LinkTarget>> {
  const { payload } = source;
  const fields = payload.collections.pages.config.flattenedFields;
  const found = new Map<number, LinkTarget>();
  for (const batch of batches(ids)) {
    const query = {
      ...readOptions(source, locale),
      collection: 'pages',
      where: { id: { in: batch } },
    } as const;
    // Texts with all their blocks are read only where a link contains an anchor.
    const published = hasAnchorLinks ? (await payload.find(query)).docs : [];
    const publishedById = new Map(published.map((doc) => [doc.id, doc]));
    const newestQuery = hasAnchorLinks
      ? query
      : { ...query, select: { country: true, title: true } as const };
    for (const newest of (await payload.find({ ...newestQuery, draft: true })).docs) {
      const isReachable = reachable.has(newest.id);
      const text = (isReachable && publishedById.get(newest.id)) || newest;
      found.set(newest.id, {
        title: newest.title || String(newest.id),
        abroad: newest.country !== locale,
        reachable: isReachable,
        anchors: anchorsOf(fields, text as Data),
      });
    }
  }
  return found;
}

async function readMedia(source: ReadSource, locale: Country, ids: readonly number[]) {
  const found = new Map<number, { name: string; alt: boolean }>();
  for (const batch of batches(ids)) {
    const { docs } = await source.payload.find({
      ...readOptions(source, locale),
      collection: 'media',
      where: { id: { in: batch } },
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

async function readExistingDocuments(
  source: ReadSource,
  references: readonly DocumentReference[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [collection, batch] of Map.groupBy(references, (one) => one.collection)) {
    if (collection === 'pages' || collection === 'media') continue;
    for (const ids of batches([...new Set(batch.map(({ id }) => id))])) {
      const { docs } = await source.payload.find({
        ...readOptions(source, 'de'),
        collection: collection as 'locations',
        where: { id: { in: ids } },
        select: {},
      });
      for (const { id } of docs) found.add(`${collection}:${id}`);
    }
  }
  return found;
}

async function readClosedEvents(source: ReadSource, locale: Country, ids: readonly number[]) {
  const closed = new Map<number, string>();
  for (const batch of batches(ids)) {
    const query = {
      ...readOptions(source, locale),
      collection: 'events',
      where: { id: { in: batch } },
      select: { country: true, title: true, end: true, _status: true },
    } as const;
    for (const { _status, country, end, id, title } of (await source.payload.find(query)).docs)
      if (_status !== 'published' || country !== locale || Date.parse(end) <= Date.now())
        closed.set(id, title || String(id));
  }
  return closed;
}

async function readListPages(
  source: ReadSource,
  locale: Country,
  reachable: ReadonlySet<number>,
): Promise<ValidationContext['hasListPage']> {
  const { limit: _limit, pagination: _pagination, ...options } = readOptions(source, locale);
  const settings = await source.payload.findGlobal({ ...options, slug: 'settings' });
  const isShown = (page: unknown) => reachable.has(idOf(page) ?? -1);
  return { news: isShown(settings.newsPage), events: isShown(settings.eventsPage) };
}

/** Returns a predicate for paths that either site serves: a published document, a redirect, or a reserved path. */
async function pathPredicate(
  source: ReadSource,
  publishedPaths: readonly { path: string }[],
): Promise<(path: string) => boolean> {
  const { docs } = await source.payload.find({
    ...readOptions(source, 'de'),
    collection: 'redirects',
    select: { from: true },
  });
  const knownPaths = new Set([
    ...publishedPaths.map(({ path }) => path),
    ...docs.map(({ from }) => from),
  ]);
  return (path) => knownPaths.has(path.replace(/(?<=.)\/$/, '')) || isReservedPath(path);
}

/** Reserved paths of the site: endpoints, files and feeds. */
function isReservedPath(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  if (first === 'pl') return rest.length === 1 && /\.[a-z]+$/.test(rest[0] ?? '');
  return reservedSlugs.has(first) || (rest.length === 0 && /\.[a-z]+$/.test(first));
}

/** Yields batches smaller than the databases' limit of query parameters. */
function* batches(ids: readonly number[], size = 200): Generator<number[]> {
  for (let start = 0; start < ids.length; start += size) yield ids.slice(start, start + size);
}
