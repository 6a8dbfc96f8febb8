import type { Country } from '@oilway/store/locales.ts';
import type { Payload, PayloadRequest } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { countryOfDocument, type EditorialCollection } from './country.ts';
import { type PlannedPublication, readPlannedPublications } from './planned-publications.ts';

/** The state of a document: draft, published, or published with a newer draft. */
export type DocumentState = 'draft' | 'published' | 'changed';

/** The state of a document and its relation to the counterpart in the other country. */
export interface TranslationStatus {
  id: number;
  country: Country;
  title: string | undefined;
  state: DocumentState;
  /** ISO 8601 time of the last publication; undefined for an unpublished document. */
  publishedAt: string | undefined;
  /** The earliest first. */
  planned: readonly PlannedPublication[];
  counterpart: Omit<TranslationStatus, 'behind' | 'counterpart'> | undefined;
  /** The counterpart was published again and this document was not since; the first publication counts as the translation. */
  behind: boolean;
}

interface Row {
  id: number;
  country?: Country | null;
  title?: string | null;
  translationKey?: string | null;
  _status?: 'draft' | 'published' | null;
  updatedAt: string;
}

/** Documents per query: stays below the databases' limit of parameters. */
const batchSize = 100;

/** Returns the states of documents and their counterparts by id. @param ids defaults to all documents. */
export async function readTranslationStatus(
  payload: Payload,
  collection: EditorialCollection,
  req: PayloadRequest | undefined,
  ids?: readonly number[],
): Promise<Map<number, TranslationStatus>> {
  const allIds = ids ?? (await findRows(payload, collection, {}, req)).map(({ id }) => id);
  const statuses = new Map<number, TranslationStatus>();
  for (let start = 0; start < allIds.length; start += batchSize) {
    const batchIds = allIds.slice(start, start + batchSize);
    for (const status of await readBatch(payload, collection, batchIds, req))
      statuses.set(status.id, status);
    await new Promise(setImmediate);
  }
  return statuses;
}

async function readBatch(
  payload: Payload,
  collection: EditorialCollection,
  ids: readonly number[],
  req: PayloadRequest | undefined,
): Promise<TranslationStatus[]> {
  const own = await findRows(payload, collection, { id: { in: [...ids] } }, req);
  const keys = own.flatMap(({ translationKey }) => translationKey ?? []);
  const sameKey = { translationKey: { in: keys } };
  const rows = await findRows(payload, collection, sameKey, req);
  const newest = new Map(
    (await findRows(payload, collection, sameKey, req, true)).map((row) => [row.id, row]),
  );
  const planned = await readPlannedPublications(payload, collection, req);
  const outdated = findOutdated(rows, await publicationOrder(payload, collection, rows, req));
  const toStatus = (row: Row) => {
    const newestRow = newest.get(row.id) ?? row;
    const isPublished = row._status === 'published';
    const state: DocumentState = !isPublished
      ? 'draft'
      : newestRow._status === 'draft'
        ? 'changed'
        : 'published';
    const country = countryOfDocument(row as { country?: unknown });
    const publishedAt = isPublished ? row.updatedAt : undefined;
    const title = newestRow.title ?? undefined;
    return { id: row.id, country, title, state, publishedAt, planned: planned.get(row.id) ?? [] };
  };
  return own.map((row): TranslationStatus => {
    const status = toStatus(row);
    const counterpartRow = rows.find(
      ({ country, translationKey }) =>
        translationKey === row.translationKey && country !== row.country,
    );
    const counterpart = counterpartRow && toStatus(counterpartRow);
    const behind = Boolean(
      status.publishedAt && counterpart?.publishedAt && outdated.has(status.id),
    );
    return { ...status, counterpart, behind };
  });
}

/** Returns the document ids of all publications, oldest first. */
async function publicationOrder(
  payload: Payload,
  collection: EditorialCollection,
  rows: readonly Row[],
  req: PayloadRequest | undefined,
): Promise<number[]> {
  const { docs } = await payload.findVersions({
    ...findAllOptions,
    collection,
    where: {
      parent: { in: rows.map(({ id }) => id) },
      'version._status': { equals: 'published' },
    },
    select: { parent: true },
    sort: 'id',
    ...(req ? { req } : {}),
  });
  return (docs as { parent: number }[]).map(({ parent }) => parent);
}

/**
 * Replays the publications. Publishing a document again marks its counterpart as behind, unless the document was behind: then it has caught up. The
 * first publication counts as the translation of the other document.
 */
function findOutdated(rows: readonly Row[], published: readonly number[]): Set<number> {
  const keys = new Map(rows.map(({ id, translationKey }) => [id, translationKey]));
  const behind = new Set<number>();
  for (const ids of Map.groupBy(published, (id) => keys.get(id)).values()) {
    const seen = new Set<number>();
    let outdatedId: number | undefined;
    for (const id of ids) {
      if (outdatedId === id) outdatedId = undefined;
      else if (outdatedId === undefined && seen.has(id))
        outdatedId = [...seen].find((one) => one !== id);
      seen.add(id);
    }
    if (outdatedId !== undefined) behind.add(outdatedId);
  }
  return behind;
}

async function findRows(
  payload: Payload,
  collection: EditorialCollection,
  where: object,
  req: PayloadRequest | undefined,
  draft = false,
): Promise<Row[]> {
  const { docs } = await payload.find({
    ...findAllOptions,
    collection,
    draft,
    where: where as never,
    sort: 'id',
    select: { country: true, title: true, translationKey: true, _status: true, updatedAt: true },
    ...(req ? { req } : {}),
  });
  return docs as Row[];
}
