import type { Locale } from '@oilway/store/cultures.ts';
import type { Payload, PayloadRequest } from 'payload';
import { countryIn, type Written } from './country.ts';

/** The state of a document: draft, published, or published with a newer draft. */
export type DocumentState = 'draft' | 'published' | 'changed';

/** The state of a document and its relation to the counterpart in the other country. */
export interface DocumentLine {
  id: number;
  country: Locale;
  title: string | undefined;
  state: DocumentState;
  /** ISO 8601 time of the last publication; undefined for an unpublished document. */
  publishedAt: string | undefined;
  counterpart: Omit<DocumentLine, 'behind' | 'counterpart'> | undefined;
  /** The counterpart was published again and this document was not since; the first publication counts as the translation. */
  behind: boolean;
}

interface Row {
  id: number;
  country?: Locale | null;
  title?: string | null;
  translationKey?: string | null;
  _status?: 'draft' | 'published' | null;
  updatedAt: string;
}

/** Documents per query: stays below the databases' limit of parameters. */
const batch = 100;

/** Returns the states of documents and their counterparts by id. @param ids defaults to all documents. */
export async function readLines(
  payload: Payload,
  collection: Written,
  req: PayloadRequest | undefined,
  ids?: readonly number[],
): Promise<Map<number, DocumentLine>> {
  const asked = ids ?? (await rowsOf(payload, collection, {}, req)).map(({ id }) => id);
  const lines = new Map<number, DocumentLine>();
  for (let start = 0; start < asked.length; start += batch) {
    const some = asked.slice(start, start + batch);
    for (const one of await readBatch(payload, collection, some, req)) lines.set(one.id, one);
    await new Promise(setImmediate);
  }
  return lines;
}

async function readBatch(
  payload: Payload,
  collection: Written,
  ids: readonly number[],
  req: PayloadRequest | undefined,
): Promise<DocumentLine[]> {
  const own = await rowsOf(payload, collection, { id: { in: [...ids] } }, req);
  const keys = own.flatMap(({ translationKey }) => translationKey ?? []);
  const both = { translationKey: { in: keys } };
  const shown = await rowsOf(payload, collection, both, req);
  const newest = new Map(
    (await rowsOf(payload, collection, both, req, true)).map((row) => [row.id, row]),
  );
  const late = idsBehind(shown, await publications(payload, collection, shown, req));
  const lineOf = (row: Row) => {
    const last = newest.get(row.id) ?? row;
    const isPublished = row._status === 'published';
    const state: DocumentState = !isPublished
      ? 'draft'
      : last._status === 'draft'
        ? 'changed'
        : 'published';
    const country = countryIn(row as { country?: unknown });
    const publishedAt = isPublished ? row.updatedAt : undefined;
    return { id: row.id, country, title: last.title ?? undefined, state, publishedAt };
  };
  return own.map((row): DocumentLine => {
    const line = lineOf(row);
    const twin = shown.find(
      ({ country, translationKey }) =>
        translationKey === row.translationKey && country !== row.country,
    );
    const counterpart = twin && lineOf(twin);
    const behind = Boolean(line.publishedAt && counterpart?.publishedAt && late.has(line.id));
    return { ...line, counterpart, behind };
  });
}

/** Returns the document ids of all publications, oldest first. */
async function publications(
  payload: Payload,
  collection: Written,
  rows: readonly Row[],
  req: PayloadRequest | undefined,
): Promise<number[]> {
  const { docs } = await payload.findVersions({
    collection,
    where: {
      parent: { in: rows.map(({ id }) => id) },
      'version._status': { equals: 'published' },
    },
    select: { parent: true },
    depth: 0,
    limit: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  return (docs as { parent: number }[]).map(({ parent }) => parent);
}

/**
 * Replays the publications. Publishing a document again marks its counterpart as behind, unless the document was behind: then it has caught up. The
 * first publication counts as the translation of the other document.
 */
function idsBehind(rows: readonly Row[], published: readonly number[]): Set<number> {
  const keys = new Map(rows.map(({ id, translationKey }) => [id, translationKey]));
  const behind = new Set<number>();
  for (const ids of Map.groupBy(published, (id) => keys.get(id)).values()) {
    const seen = new Set<number>();
    let late: number | undefined;
    for (const id of ids) {
      if (late === id) late = undefined;
      else if (late === undefined && seen.has(id)) late = [...seen].find((one) => one !== id);
      seen.add(id);
    }
    if (late !== undefined) behind.add(late);
  }
  return behind;
}

async function rowsOf(
  payload: Payload,
  collection: Written,
  where: object,
  req: PayloadRequest | undefined,
  draft = false,
): Promise<Row[]> {
  const { docs } = await payload.find({
    collection,
    draft,
    where: where as never,
    depth: 0,
    limit: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: true,
    select: { country: true, title: true, translationKey: true, _status: true, updatedAt: true },
    ...(req ? { req } : {}),
  });
  return docs as Row[];
}
