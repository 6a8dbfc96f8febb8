import { locales } from '@oilway/store/locales.ts';
import {
  type DocumentKey,
  documentKey,
  type StoredDocument,
} from '@oilway/store/published/documents.ts';
import { readDrafts, readPublished } from '@oilway/store/published/read.ts';
import { deleteOldSchemaVersions } from '@oilway/store/published/write.ts';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { findAllOptions } from '../database/queries.ts';
import { databaseOf, sessionOf } from '../database/session.ts';
import { writePaths } from './paths.ts';
import { draftsOf, equalIgnoringTimestamps, publishedOf } from './projection.ts';
import { reportingOffice, writeDocuments } from './publication.ts';
import { lockPublishing } from './publish-lock.ts';
import { readReportingOffice } from './reporting-office.ts';
import { type DocumentSource, sources } from './sources.ts';

/** Nodes per transaction: other publications wait for its end. */
const batch = 50;

/**
 * Writes every published document again from the studio's content; equal ones are kept. Used for a new document format, and after changes outside the
 * studio.
 * @returns the number of changed rows.
 */
export async function rebuildDocuments(payload: Payload): Promise<number> {
  let changed = 0;
  for (const source of sources) {
    const { kind } = source;
    for (const ids of batches(await nodesOf(source, payload)))
      changed += await inTransaction(payload, (req) =>
        writeDocuments(
          ids.map((id) => ({ kind, id })),
          req,
        ),
      );
  }
  for (const locale of locales)
    await inTransaction(payload, async (req) => {
      await lockPublishing(req);
      await writePaths(locale, req);
    });
  await databaseOf(payload).transaction(deleteOldSchemaVersions);
  // Written last: its presence means that the rebuild is complete (`isComplete`).
  return changed + (await inTransaction(payload, (req) => writeDocuments([reportingOffice], req)));
}

/** Returns the ids of a source's nodes: those in the studio, and those that still have a document. */
async function nodesOf(source: DocumentSource, payload: Payload): Promise<number[]> {
  if (source.global) return [1];
  const { docs } = await payload.find({
    ...findAllOptions,
    collection: source.collection ?? 'pages',
    select: {},
  });
  const session = databaseOf(payload);
  const stored = [
    ...(await readPublished(session, source.kind)),
    ...(await readDrafts(session, source.kind)),
  ];
  const ids = new Set([...docs.map(({ id }) => Number(id)), ...stored.map(({ id }) => id)]);
  return [...ids].sort((one, other) => one - other);
}

function batches(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / batch) }, (_, at) =>
    ids.slice(at * batch, (at + 1) * batch),
  );
}

/** A difference: a missing, obsolete or outdated document. */
export interface Difference extends DocumentKey {
  state: 'missing' | 'superfluous' | 'different';
  of: 'published' | 'draft';
}

/**
 * Compares the published documents with the studio's content. Differences are compared a second time, because a publication may run between both
 * reads.
 * @returns all differences; empty for a consistent database.
 */
export async function compareDocuments(payload: Payload): Promise<Difference[]> {
  const req = await createLocalReq({}, payload);
  const found: Difference[] = [];
  for (const source of [...sources, reportingOffice]) {
    const suspects = new Set((await compare(source, req)).map(({ id }) => id));
    for (const id of suspects)
      found.push(
        ...(await inTransaction(payload, async (transactionReq) => {
          await lockPublishing(transactionReq);
          return compare(source, transactionReq, id);
        })),
      );
  }
  return found;
}

/** Compares one node of a source, or all. */
async function compare(
  source: DocumentSource | typeof reportingOffice,
  req: PayloadRequest,
  id?: number,
): Promise<Difference[]> {
  const session = await sessionOf(req);
  const { kind } = source;
  const filterById = <Document extends DocumentKey>(all: readonly Document[]) =>
    id === undefined ? all : all.filter((one) => one.id === id);
  const stored = filterById(await readPublished(session, kind));
  if (!('collection' in source || 'global' in source))
    return differences('published', await readReportingOffice(session), stored);
  const ids = id === undefined ? undefined : [id];
  const published = await publishedOf(source, req, ids);
  const found = differences('published', published, stored, source.hasDrafts);
  if (!source.hasDrafts) return found;
  const drafts = await draftsOf(source, req, published, ids);
  return [...found, ...differences('draft', drafts, filterById(await readDrafts(session, kind)))];
}

/** @param ignoreTimestamps ignores the timestamps. */
function differences(
  of: Difference['of'],
  expected: readonly StoredDocument[],
  stored: readonly StoredDocument[],
  ignoreTimestamps = false,
): Difference[] {
  const expectedByKey = new Map(expected.map((one) => [documentKey(one), one]));
  const storedByKey = new Map(stored.map((one) => [documentKey(one), one]));
  const state = (key: string): Difference['state'] | undefined => {
    const [expectedDocument, storedDocument] = [expectedByKey.get(key), storedByKey.get(key)];
    if (!storedDocument) return 'missing';
    if (!expectedDocument) return 'superfluous';
    if (
      storedDocument.json === expectedDocument.json ||
      (ignoreTimestamps && equalIgnoringTimestamps(storedDocument, expectedDocument))
    )
      return undefined;
    return 'different';
  };
  return [...new Map([...storedByKey, ...expectedByKey])].flatMap(([key, { locale, id, kind }]) => {
    const difference = state(key);
    return difference ? [{ kind, id, locale, of, state: difference }] : [];
  });
}
