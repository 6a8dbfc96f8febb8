import type { Locale } from '@oilway/store/cultures.ts';
import type { Payload, PayloadRequest } from 'payload';
import { languages, otherLanguage } from '../languages.ts';

/** What is written in every language by itself. */
export const translated = ['pages', 'news', 'events'] as const;
export type Translated = (typeof translated)[number];

export const isTranslated = (collection: string): collection is Translated =>
  translated.some((one) => one === collection);

/** One publication of a document, as its versions keep it. */
export interface Publication {
  version: number;
  /** ISO 8601. */
  at: string;
  languages: readonly Locale[];
  /** Every language that was published from then on. */
  published: readonly Locale[];
}

/** The language that no longer says what the other one says, and since when. */
export interface Lag {
  language: Locale;
  since: string;
  /** The last version in which both said the same; undefined where it is no longer kept. */
  lastCommon: number | undefined;
}

/**
 * Plays the publications of a document through, the oldest first. A language that is published anew
 * leaves the other behind, unless it was behind itself: then it has caught up. The first publication of a
 * language is the translation of the other.
 */
export function lagOf(publications: readonly Publication[]): Lag | undefined {
  const published = new Set<Locale>();
  let lag: Lag | undefined;
  let last: number | undefined;
  for (const { at, languages: now, published: all, version } of publications) {
    const [one] = now;
    if (now.length > 1 || !one) lag = undefined;
    else if (lag?.language === one) lag = undefined;
    else if (!lag && published.has(one) && published.has(otherLanguage(one)))
      lag = { language: otherLanguage(one), since: at, lastCommon: last };
    for (const language of all) published.add(language);
    last = version;
  }
  return lag;
}

export type LanguageState = 'current' | 'outdated' | 'draft' | 'missing';

export interface LanguageStatus {
  state: LanguageState;
  /** It is published, and a newer draft lies over it. */
  pending: boolean;
}

/** How the languages of one document stand to each other. */
export interface DocumentLanguages {
  id: number;
  /** In each language, as far as it has one. */
  titles: Partial<Record<Locale, string>>;
  states: Record<Locale, LanguageStatus>;
  lag: Lag | undefined;
}

type ByLanguage<T> = Partial<Record<Locale, T>> | undefined;

interface Row {
  id: number;
  title?: ByLanguage<string | null>;
  _status?: ByLanguage<'draft' | 'published'>;
}

interface VersionRow {
  id: number;
  parent: number;
  updatedAt: string;
  publishedLocale?: Locale | null;
  snapshot?: boolean | null;
  version: { _status?: ByLanguage<'draft' | 'published'> };
}

/** How many documents one set of queries asks for: fewer than a database takes values in one query. */
const batch = 100;

/** The state of the languages of some documents, or of all of a collection, by id. Reads no texts but titles. */
export async function readLanguages(
  payload: Payload,
  collection: Translated,
  ids: readonly number[],
  req?: PayloadRequest,
): Promise<Map<number, DocumentLanguages>> {
  const found = new Map<number, DocumentLanguages>();
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch);
    for (const one of await readBatch(payload, collection, some, req)) found.set(one.id, one);
    await new Promise(setImmediate);
  }
  return found;
}

async function readBatch(
  payload: Payload,
  collection: Translated,
  ids: readonly number[],
  req: PayloadRequest | undefined,
): Promise<DocumentLanguages[]> {
  const options = {
    collection,
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    ...(req ? { req: Object.create(req) as PayloadRequest } : {}),
  } as const;
  const query = {
    ...options,
    where: { id: { in: [...ids] } },
    select: { title: true, _status: true },
  } as const;
  const published = (await payload.find(query)).docs as unknown as Row[];
  const newest = (await payload.find({ ...query, draft: true })).docs as unknown as Row[];
  const versions = await payload.findVersions({
    ...options,
    where: { parent: { in: [...ids] } },
    sort: ['updatedAt', 'id'],
    select: {
      parent: true,
      updatedAt: true,
      publishedLocale: true,
      snapshot: true,
      version: { _status: true },
    } as never,
  });
  const history = Map.groupBy(versions.docs as unknown as VersionRow[], ({ parent }) => parent);
  const main = new Map(published.map((row) => [row.id, row]));
  return newest.map((row) => languagesOf(row, main.get(row.id), history.get(row.id) ?? []));
}

function languagesOf(
  newest: Row,
  main: Row | undefined,
  versions: readonly VersionRow[],
): DocumentLanguages {
  const lag = lagOf(publicationsOf(versions));
  const status = (language: Locale): LanguageStatus => {
    const isPublished = main?._status?.[language] === 'published';
    const written = Boolean(newest.title?.[language]);
    const pending = isPublished && newest._status?.[language] === 'draft';
    if (!isPublished) return { state: written ? 'draft' : 'missing', pending: false };
    const behind =
      lag?.language === language && main?._status?.[otherLanguage(language)] === 'published';
    return { state: behind ? 'outdated' : 'current', pending };
  };
  const titles = Object.fromEntries(
    languages.flatMap((one) => (newest.title?.[one] ? [[one, newest.title[one]]] : [])),
  );
  return { id: newest.id, titles, states: { de: status('de'), pl: status('pl') }, lag };
}

/** Which versions were publications: those that name their language, else those in which one became published. */
function publicationsOf(versions: readonly VersionRow[]): Publication[] {
  const found: Publication[] = [];
  let before: ByLanguage<string>;
  for (const { id, publishedLocale, snapshot, updatedAt, version } of versions) {
    const now = languages.filter(
      (language) =>
        version._status?.[language] === 'published' && before?.[language] !== 'published',
    );
    if (!snapshot) {
      const published = languages.filter((one) => version._status?.[one] === 'published');
      const changed = publishedLocale ? [publishedLocale] : now;
      if (changed.length > 0)
        found.push({ version: id, at: updatedAt, languages: changed, published });
    }
    before = version._status;
  }
  return found;
}
