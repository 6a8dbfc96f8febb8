import type { StoredDocument } from '@oilway/store/published/documents.ts';
import { readNode } from '@oilway/store/published/read.ts';
import { keepDrafts, lockNodes, type Node, publish } from '@oilway/store/published/write.ts';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import { type RunningTransaction, runningOf } from '../database/transactions.ts';
import { officeOf } from './office.ts';
import { draftsOf, publishedOf, sameButMoments } from './projection.ts';
import { type DocumentSource, sources } from './sources.ts';

/** A node that a transaction changed. */
export interface ChangedNode extends Node {
  /** What visitors see is as it was: nothing but its newest state changed. */
  draft?: boolean | undefined;
}

/** Whether reports are taken: the one node that no collection or global stands for. */
export const office: ChangedNode = { kind: 'reportingOffice', id: 1 };

/** How many nodes are read at a time. */
const batch = 50;

/** How long things are kept, as visitors are told. */
export const terms: ChangedNode = { kind: 'retention', id: 1 };

const noted = new WeakMap<RunningTransaction, Map<string, ChangedNode>>();

/**
 * Notes that a transaction changed a node. Its documents are written once, right before COMMIT: when all that the transaction does is
 * done, and all that it waits for is its own.
 */
export async function note(req: PayloadRequest, node: ChangedNode): Promise<void> {
  const running = await runningOf(req);
  if (!running) return inTransaction(req.payload, async (own) => void (await write([node], own)));
  let nodes = noted.get(running);
  if (!nodes) {
    const all = new Map<string, ChangedNode>();
    const { transactionID } = req;
    running.last.push(async () => {
      const own = Object.assign(Object.create(req) as PayloadRequest, { transactionID });
      await write([...all.values()], own);
    });
    nodes = all;
    noted.set(running, all);
  }
  const key = `${node.kind}:${node.id}`;
  nodes.set(key, { ...node, draft: node.draft && nodes.get(key)?.draft !== false });
}

/**
 * Writes the documents of some nodes as they stand, in the request's transaction: whatever was done to them, and by whichever way, what
 * visitors see is read anew and compared with what they saw.
 * @returns how many rows of what visitors see changed.
 */
export async function write(nodes: readonly ChangedNode[], req: PayloadRequest): Promise<number> {
  const session = await sessionOf(req.payload, req);
  await lockNodes(session, nodes);
  let changed = 0;
  for (const source of sources) {
    const own = nodes.filter(({ kind }) => kind === source.kind);
    for (let at = 0; at < own.length; at += batch) {
      const some = own.slice(at, at + batch);
      changed += await writePublished(
        source,
        some.filter(({ draft }) => !draft),
        req,
      );
      if (source.written) await writeDrafts(source, some, req);
    }
  }
  if (nodes.some(({ kind }) => kind === office.kind))
    changed += await publish(session, office, await officeOf(req.payload, req));
  return changed;
}

async function writePublished(
  source: DocumentSource,
  nodes: readonly ChangedNode[],
  req: PayloadRequest,
): Promise<number> {
  if (nodes.length === 0) return 0;
  const session = await sessionOf(req.payload, req);
  const all = await publishedOf(
    source,
    req,
    nodes.map(({ id }) => id),
  );
  let changed = 0;
  for (const node of nodes) {
    const own = all.filter(({ id }) => id === node.id);
    const now = source.written ? await unmoved(own, node, req) : own;
    changed += await publish(session, node, now);
  }
  return changed;
}

/** A publication that changes nothing but its moment leaves the document as it is. */
async function unmoved(
  documents: readonly StoredDocument[],
  { id, kind }: Node,
  req: PayloadRequest,
): Promise<StoredDocument[]> {
  const stored = await readNode(await sessionOf(req.payload, req), kind, id);
  return documents.map((one) => {
    const before = stored.find(({ culture }) => culture === one.culture);
    return before && sameButMoments(one, before) ? before : one;
  });
}

async function writeDrafts(
  source: DocumentSource,
  nodes: readonly ChangedNode[],
  req: PayloadRequest,
): Promise<void> {
  if (nodes.length === 0) return;
  const session = await sessionOf(req.payload, req);
  const published: StoredDocument[] = [];
  for (const { id, kind } of nodes) published.push(...(await readNode(session, kind, id)));
  const drafts = await draftsOf(
    source,
    req,
    published,
    nodes.map(({ id }) => id),
  );
  for (const node of nodes) {
    const own = drafts.filter(({ id }) => id === node.id);
    await keepDrafts(session, node, own);
  }
}
