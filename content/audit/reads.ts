import type { CollectionAfterReadHook, PayloadRequest } from 'payload';
import { roleOf } from '../access/rules.ts';
import { type RequestAction, recordActions } from './record-actions.ts';

type VisibleDoc = Record<string, unknown>;

/**
 * Logs each message an administrator reads before it is sent: opened in the studio, or in an API response, including CSV exports. Rows of the
 * studio's lists show no message text and are not logged.
 * @param revealsMessage returns whether the fields in the response reveal a message.
 */
export const recordAdminReads =
  (revealsMessage: (doc: VisibleDoc) => boolean): CollectionAfterReadHook =>
  async ({ collection, doc, findMany, overrideAccess, req }) => {
    const isListRow = findMany && req.payloadAPI !== 'REST';
    if (!overrideAccess && !isListRow && revealsMessage(doc))
      await recordRead(req, collection.slug, doc.id);
    return doc;
  };

/** Characters of a text in the row of a list. */
const excerptLength = 160;

/**
 * Shortens a text in the rows of the studio's lists to its first words: Payload sends whole rows to the browser, regardless of the columns shown.
 * Administrators get none, because their reading is logged.
 */
export const shortenInLists =
  (name: string): CollectionAfterReadHook =>
  ({ doc, findMany, overrideAccess, req }) => {
    if (overrideAccess || !findMany || req.payloadAPI === 'REST') return doc;
    const { [name]: words, ...visible } = doc as VisibleDoc;
    if (roleOf(req) === 'admin') return visible;
    return { ...visible, [name]: String(words ?? '').slice(0, excerptLength) };
  };

const pendingReads = new WeakMap<
  PayloadRequest,
  { entries: RequestAction[]; written: Promise<void> }
>();

/**
 * Logs that an administrator read a document, without its content. Other roles read their own entries and are not logged. The documents of one
 * response are written in one batch.
 */
export async function recordRead(
  req: PayloadRequest,
  kind: string,
  id: number | string,
): Promise<void> {
  if (roleOf(req) !== 'admin') return;
  const entry: RequestAction = { action: 'looked', subject: { kind, id } };
  const batch = pendingReads.get(req);
  batch?.entries.push(entry);
  await (batch?.written ?? batchReads(req, entry));
}

function batchReads(req: PayloadRequest, firstEntry: RequestAction): Promise<void> {
  const entries = [firstEntry];
  const written = new Promise((resolve) => setImmediate(resolve)).then(() => {
    pendingReads.delete(req);
    return recordActions(req, entries);
  });
  pendingReads.set(req, { entries, written });
  return written;
}
