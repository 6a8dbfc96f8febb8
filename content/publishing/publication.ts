import type { Session } from '@oilway/store/database/session.ts';
import type { StoredDocument } from '@oilway/store/published/documents.ts';
import { readNode } from '@oilway/store/published/read.ts';
import { keepDrafts, type Node, publish } from '@oilway/store/published/write.ts';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';
import { officeOf } from './office.ts';
import { draftsOf, publishedOf, sameButMoments } from './projection.ts';
import { lockPublishing } from './publish-lock.ts';
import { type DocumentSource, sources } from './sources.ts';

/** A node that a transaction changed. */
export interface ChangedNode extends Node {
  /** True when only its newest draft changed. */
  draft?: boolean | undefined;
}

/** The state of the reporting office: the one node without a collection or a global. */
export const office: ChangedNode = { kind: 'reportingOffice', id: 1 };

/** The published retention periods. */
export const terms: ChangedNode = { kind: 'retention', id: 1 };

/**
 * Writes the documents of some nodes from the current database state, in the request's transaction.
 * @returns the number of changed published documents.
 */
export async function writeDocuments(
  nodes: readonly ChangedNode[],
  req: PayloadRequest,
): Promise<number> {
  await lockPublishing(req);
  const session = await sessionOf(req);
  let changed = 0;
  for (const source of sources) {
    const own = nodes.filter(({ kind }) => kind === source.kind);
    if (own.length === 0) continue;
    const shown = own.filter(({ draft }) => !draft);
    if (shown.length > 0) changed += await writePublished(source, shown, session, req);
    if (source.written) await writeDrafts(source, own, session, req);
  }
  if (nodes.some(({ kind }) => kind === office.kind))
    changed += await publish(session, office, await officeOf(session));
  return changed;
}

async function writePublished(
  source: DocumentSource,
  nodes: readonly ChangedNode[],
  session: Session,
  req: PayloadRequest,
): Promise<number> {
  const ids = nodes.map(({ id }) => id);
  const all = await publishedOf(source, req, ids);
  let changed = 0;
  for (const node of nodes) {
    const own = all.filter(({ id }) => id === node.id);
    // A publication that changes only the timestamp does not change the document.
    const stored = source.written ? await readNode(session, node.kind, node.id) : [];
    const now = own.map((one): StoredDocument => {
      const before = stored.find(({ culture }) => culture === one.culture);
      return before && sameButMoments(one, before) ? before : one;
    });
    changed += await publish(session, node, now);
  }
  return changed;
}

async function writeDrafts(
  source: DocumentSource,
  nodes: readonly ChangedNode[],
  session: Session,
  req: PayloadRequest,
): Promise<void> {
  const published: StoredDocument[] = [];
  for (const { id, kind } of nodes) published.push(...(await readNode(session, kind, id)));
  const ids = nodes.map(({ id }) => id);
  const drafts = await draftsOf(source, req, published, ids);
  for (const node of nodes) {
    const own = drafts.filter(({ id }) => id === node.id);
    await keepDrafts(session, node, own);
  }
}
