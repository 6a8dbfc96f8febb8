import { type Locale, locales } from '@oilway/store/locales.ts';
import type {
  ContactPerson,
  DocumentKind,
  DocumentKinds,
  DocumentLocale,
  LocationCategory,
  Media,
  Reference,
  Location as StoredLocation,
} from '@oilway/store/published/documents.ts';
import { plainText } from '@oilway/store/published/plain-text.ts';
import { defaultRetentionPeriods } from '@oilway/store/retention-periods.ts';
import { safeUrl } from '@oilway/store/url-validation.ts';
import type { ContentSource } from './content-source.ts';
import { Dependencies, type DependencyCache } from './dependency-cache.ts';
import { collectionOf, type DocumentSet } from './documents.ts';
import { localDay } from './local-day.ts';
import { type PageSummary, summaryOf } from './page-summary.ts';
import { toLocation } from './to-location.ts';

/** Target of a redirect: a page, a news post, an event or a location of a locale, or a URL. */
export type RedirectTarget =
  | { kind: 'page' | 'news' | 'event' | 'location'; id: number; locale: Locale }
  | { url: string };

/** Published content, for one response: it records what the response depends on. */
export interface ContentReader extends ContentSource {
  readonly dependencies: Dependencies;
  /** Returns what `load` returned the first time it was called with this key, until a collection that it read changes. */
  memo<T>(key: string, load: (reader: ContentReader) => Promise<T>): Promise<T>;
  /** Makes what is built from this content expire at this time (ISO 8601). */
  expireAt(moment: string): void;
  categories(locale: Locale): Promise<LocationCategory[]>;
  media(id: number): Promise<Media | undefined>;
  redirects(): Promise<ReadonlyMap<string, RedirectTarget>>;
  /** Texts of the published articles of a locale, by id. */
  articleTexts(kind: 'news' | 'event', locale: Locale): Promise<Map<number, string>>;
  /** Summaries of all pages of a locale, for search engines. */
  pageSummaries(locale: Locale): Promise<PageSummary[]>;
}

/** Maximum number of posts in a feed. */
const postLimit = 48;

interface ReaderOptions {
  documents: DocumentSet;
  memos: DependencyCache<unknown>;
}

/** Returns a reader of the documents in memory; its methods do not fail. */
export function createContentReader(
  options: ReaderOptions,
  dependencies = new Dependencies(),
): ContentReader {
  const { documents, memos } = options;
  const read = (kind: DocumentKind, locale: DocumentLocale) =>
    dependencies.collections.add(collectionOf(kind, locale));

  function one<K extends DocumentKind>(kind: K, id: number, locale: DocumentLocale) {
    read(kind, locale);
    return withReferences(documents.get(kind, id, locale), locale);
  }
  function all<K extends DocumentKind>(kind: K, locale: DocumentLocale): DocumentKinds[K][] {
    read(kind, locale);
    return documents
      .ids(kind, locale)
      .flatMap((id) => documents.get(kind, id, locale) ?? [])
      .map((found) => withReferences(found, locale));
  }
  function withReferences<T>(document: T, locale: DocumentLocale): T {
    const candidates = [locale, ...locales.filter((other) => other !== locale)];
    const resolveReference = ({ id, ref }: Reference): unknown => {
      const documentLocale =
        candidates.find((candidate) => documents.get(ref, id, candidate)) ?? locale;
      return one(ref, id, documentLocale);
    };
    return resolveReferences(document, resolveReference);
  }
  /** A list, built once for all readers. */
  const memoizedList = <T>(name: string, locale: Locale, build: (internal: ContentReader) => T) =>
    self.memo(`${name}:${locale}`, async (internal) => build(internal));
  const internal = (reader: ContentReader) => reader as ContentReader & InternalReader;
  const locationIndex = (locale: Locale) => {
    read('location', locale);
    return documents.locations(locale);
  };

  const self: ContentReader & InternalReader = {
    dependencies,
    one,
    all,
    memo: <T>(key: string, load: (self: ContentReader) => Promise<T>) =>
      memos.getOrCreate(key, dependencies, (reader) =>
        load(createContentReader(options, reader)),
      ) as Promise<T>,
    expireAt(timestamp) {
      dependencies.expireAt(Date.parse(timestamp));
    },
    tree: async (locale) => {
      read('page', locale);
      return documents.tree(locale);
    },
    page: async (id, locale) => one('page', id, locale),
    navigation: async (locale) => ({
      header: one('header', 1, locale) ?? emptyDocument(),
      sideMenus: one('sideMenus', 1, locale) ?? emptyDocument(),
      footer: one('footer', 1, locale) ?? emptyDocument(),
      settings: one('settings', 1, locale) ?? emptyDocument(),
    }),
    locations: (locale) =>
      memoizedList('locations', locale, (reader) =>
        internal(reader)
          .all('location', locale)
          .sort(byTitle)
          .map((one) => toLocation(one, documents.locations(locale).slugById(one.id))),
      ),
    location: async (id, locale) => {
      const found = one('location', id, locale);
      return found && toLocation(found, documents.locations(locale).slugById(id));
    },
    locationBySlug: async (slug, locale) => {
      const id = locationIndex(locale).idBySlug(slug);
      return id === undefined ? undefined : self.location(id, locale);
    },
    locationCount: async (locale) => locationIndex(locale).size,
    nearestLocations: async (location, count, locale) => {
      const ids = locationIndex(locale)
        .nearest(location, count + 1)
        .filter((id) => id !== location.id);
      const found = await Promise.all(ids.slice(0, count).map((id) => self.location(id, locale)));
      return found.filter((one) => one !== undefined);
    },
    today: async () => {
      const { day, end } = localDay(Date.now());
      self.expireAt(new Date(end).toISOString());
      return day;
    },
    prices: async (locale) => one('prices', 1, locale)?.prices ?? [],
    retention: async (locale) => one('retention', 1, locale) ?? defaultRetentionPeriods,
    categories: async (locale) => all('locationCategory', locale),
    news: (locale) =>
      memoizedList('news', locale, (reader) =>
        internal(reader)
          .all('news', locale)
          .sort((a, b) => compare(b.publishDate, a.publishDate) || b.id - a.id),
      ),
    newsPost: async (id, locale) => one('news', id, locale),
    events: (locale) =>
      memoizedList('events', locale, (reader) => {
        const events = internal(reader).all('event', locale);
        for (const { end } of events) if (Date.parse(end) > Date.now()) reader.expireAt(end);
        return events.sort((a, b) => compare(a.start, b.start) || a.id - b.id);
      }),
    event: async (id, locale) => one('event', id, locale),
    contactPersons: (locale) =>
      memoizedList('contacts', locale, (reader) =>
        internal(reader).all('contactPerson', locale).sort(byOrder),
      ),
    departments: async (locale, ...purposes) =>
      all('department', locale)
        .sort((a, b) => a.order - b.order || compare(a.department, b.department) || a.id - b.id)
        .filter(({ purpose }) => purposes.includes(purpose))
        .sort((a, b) => purposes.indexOf(a.purpose) - purposes.indexOf(b.purpose))
        .map(({ department, email, id, purpose }) => ({ id, name: department, email, purpose })),
    reporting: async (locale) => ({
      open: one('reportingOffice', 1, 'both')?.open ?? false,
      fingerprint: one('reportingOffice', 1, 'both')?.fingerprint ?? '',
      departments: await self.departments(locale, 'whistleblowing'),
    }),
    notices: async (locale) => {
      const [now, found] = [Date.now(), all('notice', locale)];
      for (const moment of found.flatMap(({ end, start }) => [start, end]))
        if (Date.parse(moment) > now) self.expireAt(moment);
      return found
        .filter(({ end, start }) => Date.parse(start) <= now && now < Date.parse(end))
        .sort(
          (a, b) => compare(b.severity, a.severity) || compare(b.start, a.start) || b.id - a.id,
        );
    },
    socialPosts: (locale, network) =>
      memoizedList(`posts:${network}`, locale, (reader) =>
        internal(reader)
          .all('socialPost', locale)
          .filter((post) => post.network === network && !post.hidden)
          .sort(
            (a, b) =>
              Number(b.pinned ?? false) - Number(a.pinned ?? false) ||
              compare(b.postedAt, a.postedAt) ||
              b.id - a.id,
          )
          .slice(0, postLimit),
      ),
    media: async (id) => one('media', id, 'de-DE'),
    redirects: () =>
      self.memo('redirects', async (reader) => {
        const found = locales.flatMap((locale) => internal(reader).all('redirect', locale));
        return new Map(found.flatMap((one) => redirectEntries(one)));
      }),
    articleTexts: async (kind, locale) =>
      new Map(all(kind, locale).map(({ body, id }) => [id, plainText(body)])),
    pageSummaries: (locale) =>
      self.memo(`summaries:${locale}`, async (reader) => {
        const summaries: PageSummary[] = [];
        for (const id of documents.ids('page', locale)) {
          const page = await reader.page(id, locale);
          if (page) summaries.push(summaryOf(page));
        }
        return summaries;
      }),
  };
  return self;
}

/** Access by kind, for lists, which are built by their own reader. */
interface InternalReader {
  one<K extends DocumentKind>(
    kind: K,
    id: number,
    locale: DocumentLocale,
  ): DocumentKinds[K] | undefined;
  all<K extends DocumentKind>(kind: K, locale: DocumentLocale): DocumentKinds[K][];
}

/** A menu or a setting that was never saved. */
const emptyDocument = <T>(): T => ({}) as T;

/** Compares texts by their code units, as databases do. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byTitle = (one: StoredLocation, other: StoredLocation) =>
  compare(one.title, other.title) || one.id - other.id;

const byOrder = (one: ContactPerson, other: ContactPerson) =>
  one.order - other.order || compare(one.profileName, other.profileName) || one.id - other.id;

/** Returns the decoded path, by which requests are looked up; editors also copy paths from an address bar (`/alt%C3%A4r`). */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function redirectEntries(redirect: DocumentKinds['redirect']): [string, RedirectTarget][] {
  const { culture: locale, events, from, kind, locations, news, page, url } = redirect;
  if (kind === 'url') {
    const safe = safeUrl(url);
    return safe ? [[decodePath(from), { url: safe }]] : [];
  }
  const target = { page, news, events, locations }[kind];
  // A location is stored as a reference.
  const id = typeof target === 'object' ? target?.id : target;
  const to = ({ page: 'page', news: 'news', events: 'event', locations: 'location' } as const)[
    kind
  ];
  return typeof id === 'number' ? [[decodePath(from), { kind: to, id, locale }]] : [];
}

/** Returns a copy of a document with its references resolved; null for those to deleted documents. */
function resolveReferences<T>(value: T, resolve: (reference: Reference) => unknown): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => resolveReferences(one, resolve)) as T;
  if (isReference(value)) return (resolve(value) ?? null) as T;
  const copy: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) copy[name] = resolveReferences(inner, resolve);
  return copy as T;
}

const isReference = (value: object): value is Reference => 'ref' in value && 'id' in value;
