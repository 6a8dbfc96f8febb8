import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type {
  ContactPerson,
  DocumentCulture,
  DocumentKinds,
  Kind,
  LocationCategory,
  Media,
  Reference,
  Location as StoredLocation,
} from '@oilway/store/published/documents.ts';
import { plainText } from '@oilway/store/published/plain-text.ts';
import { defaultTerms } from '@oilway/store/retention-terms.ts';
import { safeAddress } from '@oilway/store/web-address.ts';
import { Dependencies, type DependencyCache } from './dependency-cache.ts';
import { collectionOf, type DocumentSet } from './documents.ts';
import { localDay } from './local-day.ts';
import { type PageSummary, summaryOf } from './page-summary.ts';
import { shownLocation } from './shown-location.ts';
import type { Source } from './source.ts';

/** Where a path leads that is none any more: a page, a news post, an event or a location of a culture, or an address. */
export type RedirectTarget =
  | { kind: 'page' | 'news' | 'event' | 'location'; id: number; culture: Culture }
  | { url: string };

/** Published content, for one response: it records what the response depends on. */
export interface Reading extends Source {
  readonly dependencies: Dependencies;
  /** Returns what `load` returned the first time it was called with this key, until a collection that it read changes. */
  memo<T>(key: string, load: (reading: Reading) => Promise<T>): Promise<T>;
  /** What is built from this content expires at this moment (ISO 8601). */
  expiresAt(moment: string): void;
  categories(culture: Culture): Promise<LocationCategory[]>;
  media(id: number): Promise<Media | undefined>;
  redirects(): Promise<ReadonlyMap<string, RedirectTarget>>;
  /** What the published articles of a culture say, by id. */
  articleTexts(kind: 'news' | 'event', culture: Culture): Promise<Map<number, string>>;
  /** Every page of a culture as search engines should know it, by id. */
  pageSummaries(culture: Culture): Promise<PageSummary[]>;
}

/** The most posts a feed shows. */
const postLimit = 48;

interface Behind {
  documents: DocumentSet;
  memos: DependencyCache<unknown>;
}

/** @throws nothing: what is published is in memory. */
export function readingOf(behind: Behind, dependencies = new Dependencies()): Reading {
  const { documents, memos } = behind;
  const read = (kind: Kind, culture: DocumentCulture) =>
    dependencies.collections.add(collectionOf(kind, culture));

  function one<K extends Kind>(kind: K, id: number, culture: DocumentCulture) {
    read(kind, culture);
    return whole(documents.get(kind, id, culture), culture);
  }
  function all<K extends Kind>(kind: K, culture: DocumentCulture): DocumentKinds[K][] {
    read(kind, culture);
    return documents
      .ids(kind, culture)
      .flatMap((id) => documents.get(kind, id, culture) ?? [])
      .map((found) => whole(found, culture));
  }
  function whole<T>(document: T, culture: DocumentCulture): T {
    const places = [culture, ...cultures.filter((other) => other !== culture)];
    const look = ({ id, ref }: Reference): unknown => {
      const place = places.find((here) => documents.get(ref, id, here)) ?? culture;
      return one(ref, id, place);
    };
    return resolved(document, look);
  }
  /** A list, put together once for everybody who reads it. */
  const list = <T>(name: string, culture: Culture, make: (inner: Reading) => T) =>
    reading.memo(`${name}:${culture}`, async (inner) => make(inner));
  const inner = (own: Reading) => own as Reading & Inner;
  const locationIndex = (culture: Culture) => {
    read('location', culture);
    return documents.locations(culture);
  };

  const reading: Reading & Inner = {
    dependencies,
    one,
    all,
    memo: <T>(key: string, load: (reading: Reading) => Promise<T>) =>
      memos.getOrCreate(key, dependencies, (own) => load(readingOf(behind, own))) as Promise<T>,
    expiresAt(moment) {
      dependencies.expireAt(Date.parse(moment));
    },
    tree: async (culture) => {
      read('page', culture);
      return documents.tree(culture);
    },
    page: async (id, culture) => one('page', id, culture),
    navigation: async (culture) => ({
      header: one('header', 1, culture) ?? empty(),
      sideMenus: one('sideMenus', 1, culture) ?? empty(),
      footer: one('footer', 1, culture) ?? empty(),
      settings: one('settings', 1, culture) ?? empty(),
    }),
    locations: (culture) =>
      list('locations', culture, (own) =>
        inner(own)
          .all('location', culture)
          .sort(byTitle)
          .map((one) => shownLocation(one, documents.locations(culture).addressOf(one.id))),
      ),
    location: async (id, culture) => {
      const found = one('location', id, culture);
      return found && shownLocation(found, documents.locations(culture).addressOf(id));
    },
    locationAt: async (slug, culture) => {
      const id = locationIndex(culture).at(slug);
      return id === undefined ? undefined : reading.location(id, culture);
    },
    locationCount: async (culture) => locationIndex(culture).size,
    locationsNear: async (location, count, culture) => {
      const ids = locationIndex(culture)
        .near(location, count + 1)
        .filter((id) => id !== location.id);
      const found = await Promise.all(
        ids.slice(0, count).map((id) => reading.location(id, culture)),
      );
      return found.filter((one) => one !== undefined);
    },
    today: async () => {
      const { day, end } = localDay(Date.now());
      reading.expiresAt(new Date(end).toISOString());
      return day;
    },
    prices: async (culture) => one('prices', 1, culture)?.prices ?? [],
    retention: async (culture) => one('retention', 1, culture) ?? defaultTerms,
    categories: async (culture) => all('locationCategory', culture),
    news: (culture) =>
      list('news', culture, (own) =>
        inner(own)
          .all('news', culture)
          .sort((a, b) => compare(b.publishDate, a.publishDate) || b.id - a.id),
      ),
    newsPost: async (id, culture) => one('news', id, culture),
    events: (culture) =>
      list('events', culture, (own) => {
        const events = inner(own).all('event', culture);
        for (const { end } of events) if (Date.parse(end) > Date.now()) own.expiresAt(end);
        return events.sort((a, b) => compare(a.start, b.start) || a.id - b.id);
      }),
    event: async (id, culture) => one('event', id, culture),
    contactPersons: (culture) =>
      list('contacts', culture, (own) => inner(own).all('contactPerson', culture).sort(byOrder)),
    departments: async (culture, ...purposes) =>
      all('department', culture)
        .sort((a, b) => a.order - b.order || compare(a.department, b.department) || a.id - b.id)
        .filter(({ purpose }) => purposes.includes(purpose))
        .sort((a, b) => purposes.indexOf(a.purpose) - purposes.indexOf(b.purpose))
        .map(({ department, email, id, purpose }) => ({ id, name: department, email, purpose })),
    reporting: async (culture) => ({
      open: one('reportingOffice', 1, 'both')?.open ?? false,
      fingerprint: one('reportingOffice', 1, 'both')?.fingerprint ?? '',
      departments: await reading.departments(culture, 'whistleblowing'),
    }),
    socialPosts: (culture, network) =>
      list(`posts:${network}`, culture, (own) =>
        inner(own)
          .all('socialPost', culture)
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
      reading.memo('redirects', async (own) => {
        const found = cultures.flatMap((culture) => inner(own).all('redirect', culture));
        return new Map(found.flatMap((one) => targetOf(one)));
      }),
    articleTexts: async (kind, culture) =>
      new Map(all(kind, culture).map(({ body, id }) => [id, plainText(body)])),
    pageSummaries: (culture) =>
      reading.memo(`summaries:${culture}`, async (own) => {
        const summaries: PageSummary[] = [];
        for (const id of documents.ids('page', culture)) {
          const page = await own.page(id, culture);
          if (page) summaries.push(summaryOf(page));
        }
        return summaries;
      }),
  };
  return reading;
}

/** For lists, which are put together by a reading of their own. */
interface Inner {
  one<K extends Kind>(kind: K, id: number, culture: DocumentCulture): DocumentKinds[K] | undefined;
  all<K extends Kind>(kind: K, culture: DocumentCulture): DocumentKinds[K][];
}

/** A menu or a setting that nobody has written yet. */
const empty = <T>(): T => ({}) as T;

/** As databases order texts: by their letters' numbers. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byTitle = (one: StoredLocation, other: StoredLocation) =>
  compare(one.title, other.title) || one.id - other.id;

const byOrder = (one: ContactPerson, other: ContactPerson) =>
  one.order - other.order || compare(one.profileName, other.profileName) || one.id - other.id;

/** Returns a path as requests are looked up, also where an editor copied it from an address bar (`/alt%C3%A4r`). */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function targetOf(redirect: DocumentKinds['redirect']): [string, RedirectTarget][] {
  const { culture, events, from, kind, locations, news, page, url } = redirect;
  if (kind === 'url') {
    const safe = safeAddress(url);
    return safe ? [[decodedPath(from), { url: safe }]] : [];
  }
  const target = { page, news, events, locations }[kind];
  // A location is named by a reference.
  const id = typeof target === 'object' ? target?.id : target;
  const to = ({ page: 'page', news: 'news', events: 'event', locations: 'location' } as const)[
    kind
  ];
  return typeof id === 'number' ? [[decodedPath(from), { kind: to, id, culture }]] : [];
}

/** The same document with what it refers to in the place of each reference; null where that is gone. */
function resolved<T>(value: T, look: (reference: Reference) => unknown): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => resolved(one, look)) as T;
  if (isReference(value)) return (look(value) ?? null) as T;
  const whole: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) whole[name] = resolved(inner, look);
  return whole as T;
}

const isReference = (value: object): value is Reference => 'ref' in value && 'id' in value;
