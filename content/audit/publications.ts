import type { AuditEvent } from '@oilway/store/audit/audit-event.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { transactionReq } from '../database/in-transaction.ts';
import { isRestore } from '../editing/restore-version.ts';
import { recordAction } from './record-actions.ts';

/** The request context: whether a document was published before the request wrote it. */
interface PublicationContext {
  publishedBefore?: Record<string, boolean>;
  savesDraft?: boolean;
}

const keyOf = (kind: string, id: unknown): string => `${kind} ${id}`;

/** Stores the published state before a document is written. Drafts do not change it. */
export async function capturePublishedState(
  req: PayloadRequest,
  kind: string,
  id: number,
): Promise<void> {
  const context = req.context as PublicationContext;
  if (context.savesDraft) return;
  context.publishedBefore ??= {};
  context.publishedBefore[keyOf(kind, id)] = await isPublished(req, kind, id);
}

/** Logs that a request restored a version, published a document or unpublished it. Other drafts are not logged. */
export async function recordPublications(
  req: PayloadRequest,
  subject: NonNullable<AuditEvent['subject']>,
): Promise<void> {
  const { publishedBefore, savesDraft } = req.context as PublicationContext;
  if (isRestore(req)) await recordAction(req, { action: 'restored', subject });
  if (savesDraft) return;
  const { id, kind } = subject;
  const wasPublished = publishedBefore?.[keyOf(kind, id)] ?? false;
  const isNowPublished = await isPublished(req, kind, Number(id));
  if (isNowPublished) await recordAction(req, { action: 'published', subject });
  else if (wasPublished) await recordAction(req, { action: 'unpublished', subject });
}

async function isPublished(req: PayloadRequest, kind: string, id: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: kind as CollectionSlug,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    trash: true,
    req: transactionReq(req),
  });
  return totalDocs > 0;
}
