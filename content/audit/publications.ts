import type { AuditAct } from '@oilway/store/audit/act.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { transactionOf } from '../database/in-transaction.ts';
import { note } from './note.ts';

/** The request context: whether a document was published before the request wrote it. */
interface Context {
  publishedBefore?: Record<string, boolean>;
  savesDraft?: boolean;
}

const keyOf = (kind: string, id: unknown): string => `${kind} ${id}`;

/** Stores the published state before a document is written. Drafts do not change it. */
export async function rememberPublished(
  req: PayloadRequest,
  kind: string,
  id: number,
): Promise<void> {
  const context = req.context as Context;
  if (context.savesDraft) return;
  context.publishedBefore ??= {};
  context.publishedBefore[keyOf(kind, id)] = await isPublished(req, kind, id);
}

/** Logs that a request restored a version, published a document or unpublished it. Other drafts are not logged. */
export async function notePublications(
  req: PayloadRequest,
  subject: NonNullable<AuditAct['subject']>,
): Promise<void> {
  const { publishedBefore, savesDraft } = req.context as Context;
  if (req.context.isRestoringVersion) await note(req, { action: 'restored', subject });
  if (savesDraft) return;
  const { id, kind } = subject;
  const was = publishedBefore?.[keyOf(kind, id)] ?? false;
  const is = await isPublished(req, kind, Number(id));
  if (is) await note(req, { action: 'published', subject });
  else if (was) await note(req, { action: 'unpublished', subject });
}

async function isPublished(req: PayloadRequest, kind: string, id: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: kind as CollectionSlug,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    trash: true,
    req: transactionOf(req),
  });
  return totalDocs > 0;
}
