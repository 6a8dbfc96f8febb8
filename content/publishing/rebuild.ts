import { type DocumentKey, keyOf, type StoredDocument } from '@oilway/store/published/documents.ts';
import { readDrafts, readPublished } from '@oilway/store/published/read.ts';
import { forgetOtherShapes, keepDrafts, publish } from '@oilway/store/published/write.ts';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import { officeOf } from './office.ts';
import { draftsOf, publishedOf } from './projection.ts';
import { type Source, sources } from './sources.ts';

/** How many nodes are read, compared and written in one transaction: everybody else who publishes waits for its end. */
const batch = 50;

/**
 * Writes every document anew from what the studio holds; what is the same stays as it is. For a new form of documents, and after
 * whatever went around the studio.
 * @returns how many rows changed.
 */
export async function rebuildDocuments(payload: Payload): Promise<number> {
  let changed = 0;
  for (const source of sources)
    for (const ids of batches(await nodesOf(source, payload)))
      changed += await inTransaction(payload, (req) => rebuild(source, ids, req));
  const office = await officeOf(payload);
  changed += await inTransaction(payload, async (req) =>
    publish(await sessionOf(payload, req), { kind: 'reportingOffice', id: 1 }, office),
  );
  await inTransaction(payload, async (req) => forgetOtherShapes(await sessionOf(payload, req)));
  return changed;
}

async function rebuild(
  source: Source,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<number> {
  const session = await sessionOf(req.payload, req);
  const published = await publishedOf(source, req, ids);
  const drafts = await draftsOf(source, req, published, ids);
  let changed = 0;
  for (const id of ids) {
    const node = { kind: source.kind, id };
    const own = <Document extends DocumentKey>(all: readonly Document[]) =>
      all.filter((one) => one.id === id);
    if (source.written) await keepDrafts(session, node, own(drafts));
    changed += await publish(session, node, own(published));
  }
  return changed;
}

/** The ids of a source's nodes: those the studio has, and those that still have a document. */
async function nodesOf(source: Source, payload: Payload): Promise<number[]> {
  if (source.global) return [1];
  const { docs } = await payload.find({
    collection: source.collection ?? 'pages',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: {},
  });
  const session = await sessionOf(payload);
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

/** What is wrong with a document: it is not there, there is none to be, or it says something else. */
export interface Difference extends DocumentKey {
  state: 'missing' | 'superfluous' | 'different';
  of: 'published' | 'draft';
}

/** Compares the documents with what the studio holds. @returns every difference; none in a database that is whole. */
export async function compareDocuments(payload: Payload): Promise<Difference[]> {
  const req = await createLocalReq({}, payload);
  const session = await sessionOf(payload);
  const found: Difference[] = [];
  for (const source of sources) {
    const published = await publishedOf(source, req);
    found.push(...differences('published', published, await readPublished(session, source.kind)));
    if (!source.written) continue;
    const drafts = await draftsOf(source, req, published);
    found.push(...differences('draft', drafts, await readDrafts(session, source.kind)));
  }
  const office = await readPublished(session, 'reportingOffice');
  return [...found, ...differences('published', await officeOf(payload), office)];
}

function differences(
  of: Difference['of'],
  expected: readonly StoredDocument[],
  stored: readonly StoredDocument[],
): Difference[] {
  const wanted = new Map(expected.map((one) => [keyOf(one), one]));
  const there = new Map(stored.map((one) => [keyOf(one), one]));
  const state = (key: string): Difference['state'] | undefined => {
    const [should, is] = [wanted.get(key), there.get(key)];
    if (!is) return 'missing';
    if (!should) return 'superfluous';
    return is.json === should.json ? undefined : 'different';
  };
  return [...new Map([...there, ...wanted])].flatMap(([key, { culture, id, kind }]) => {
    const wrong = state(key);
    return wrong ? [{ kind, id, culture, of, state: wrong }] : [];
  });
}
