import type { DbSession } from '@oilway/store/database/db-session.ts';
import type { StoredDocument } from '@oilway/store/published/documents.ts';
import { readNode } from '@oilway/store/published/read.ts';
import { type DocumentNode, publish, saveDrafts } from '@oilway/store/published/write.ts';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';
import { draftsOf, equalIgnoringTimestamps, publishedOf } from './projection.ts';
import { lockPublishing } from './publish-lock.ts';
import { readReportingOffice } from './reporting-office.ts';
import { type DocumentSource, sources } from './sources.ts';

/** A node that a transaction changed. */
export interface ChangedNode extends DocumentNode {
  /** True when only its newest draft changed. */
  draft?: boolean | undefined;
}

/** The state of the reporting office: the one node without a collection or a global. */
export const reportingOffice: ChangedNode = { kind: 'reportingOffice', id: 1 };

/** The published retention periods. */
export const retentionPeriods: ChangedNode = { kind: 'retention', id: 1 };

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
    const sourceNodes = nodes.filter(({ kind }) => kind === source.kind);
    if (sourceNodes.length === 0) continue;
    const publishedNodes = sourceNodes.filter(({ draft }) => !draft);
    if (publishedNodes.length > 0)
      changed += await writePublished(source, publishedNodes, session, req);
    if (source.hasDrafts) await writeDrafts(source, sourceNodes, session, req);
  }
  if (nodes.some(({ kind }) => kind === reportingOffice.kind))
    changed += await publish(session, reportingOffice, await readReportingOffice(session));
  return changed;
}

async function writePublished(
  source: DocumentSource,
  nodes: readonly ChangedNode[],
  session: DbSession,
  req: PayloadRequest,
): Promise<number> {
  const ids = nodes.map(({ id }) => id);
  const all = await publishedOf(source, req, ids);
  let changed = 0;
  for (const node of nodes) {
    const documents = all.filter(({ id }) => id === node.id);
    // A publication that changes only the timestamp does not change the document.
    const stored = source.hasDrafts ? await readNode(session, node.kind, node.id) : [];
    const now = documents.map((one): StoredDocument => {
      const before = stored.find(({ locale }) => locale === one.locale);
      return before && equalIgnoringTimestamps(one, before) ? before : one;
    });
    changed += await publish(session, node, now);
  }
  return changed;
}

async function writeDrafts(
  source: DocumentSource,
  nodes: readonly ChangedNode[],
  session: DbSession,
  req: PayloadRequest,
): Promise<void> {
  const published: StoredDocument[] = [];
  for (const { id, kind } of nodes) published.push(...(await readNode(session, kind, id)));
  const ids = nodes.map(({ id }) => id);
  const drafts = await draftsOf(source, req, published, ids);
  for (const node of nodes) {
    const nodeDrafts = drafts.filter(({ id }) => id === node.id);
    await saveDrafts(session, node, nodeDrafts);
  }
}
