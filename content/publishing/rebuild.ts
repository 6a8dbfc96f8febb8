import { cultures } from '@oilway/store/cultures.ts';
import { type DocumentKey, keyOf, type StoredDocument } from '@oilway/store/published/documents.ts';
import { readDrafts, readPublished } from '@oilway/store/published/read.ts';
import { forgetOtherShapes } from '@oilway/store/published/write.ts';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { databaseOf, sessionOf } from '../database/session.ts';
import { writeAddresses } from './addresses.ts';
import { officeOf } from './office.ts';
import { draftsOf, publishedOf, sameButMoments } from './projection.ts';
import { office, writeDocuments } from './publication.ts';
import { lockPublishing } from './publish-lock.ts';
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
  for (const culture of cultures)
    await inTransaction(payload, async (req) => {
      await lockPublishing(req);
      await writeAddresses(culture, req);
    });
  await databaseOf(payload).transaction(forgetOtherShapes);
  // Written last: its presence means that the rebuild is complete (`isComplete`).
  return changed + (await inTransaction(payload, (req) => writeDocuments([office], req)));
}

/** Returns the ids of a source's nodes: those in the studio, and those that still have a document. */
async function nodesOf(source: DocumentSource, payload: Payload): Promise<number[]> {
  if (source.global) return [1];
  const { docs } = await payload.find({
    collection: source.collection ?? 'pages',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
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
  for (const source of [...sources, office]) {
    const suspect = new Set((await compare(source, req)).map(({ id }) => id));
    for (const id of suspect)
      found.push(
        ...(await inTransaction(payload, async (own) => {
          await lockPublishing(own);
          return compare(source, own, id);
        })),
      );
  }
  return found;
}

/** Compares one node of a source, or all. */
async function compare(
  source: DocumentSource | typeof office,
  req: PayloadRequest,
  id?: number,
): Promise<Difference[]> {
  const session = await sessionOf(req);
  const { kind } = source;
  const of = <Document extends DocumentKey>(all: readonly Document[]) =>
    id === undefined ? all : all.filter((one) => one.id === id);
  const stored = of(await readPublished(session, kind));
  if (!('collection' in source || 'global' in source))
    return differences('published', await officeOf(session), stored);
  const ids = id === undefined ? undefined : [id];
  const published = await publishedOf(source, req, ids);
  const found = differences('published', published, stored, source.written);
  if (!source.written) return found;
  const drafts = await draftsOf(source, req, published, ids);
  return [...found, ...differences('draft', drafts, of(await readDrafts(session, kind)))];
}

/** @param whenever ignores the timestamps. */
function differences(
  of: Difference['of'],
  expected: readonly StoredDocument[],
  stored: readonly StoredDocument[],
  whenever = false,
): Difference[] {
  const wanted = new Map(expected.map((one) => [keyOf(one), one]));
  const there = new Map(stored.map((one) => [keyOf(one), one]));
  const state = (key: string): Difference['state'] | undefined => {
    const [should, is] = [wanted.get(key), there.get(key)];
    if (!is) return 'missing';
    if (!should) return 'superfluous';
    if (is.json === should.json || (whenever && sameButMoments(is, should))) return undefined;
    return 'different';
  };
  return [...new Map([...there, ...wanted])].flatMap(([key, { culture, id, kind }]) => {
    const wrong = state(key);
    return wrong ? [{ kind, id, culture, of, state: wrong }] : [];
  });
}
