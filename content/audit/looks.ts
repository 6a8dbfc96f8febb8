import type { CollectionAfterReadHook, PayloadRequest } from 'payload';
import { roleOf } from '../access/rules.ts';
import { type NotedAct, noteAll } from './note.ts';

type Shown = Record<string, unknown>;

/**
 * Logs each message an administrator reads before it is sent: opened in the studio, or in an API response, including CSV exports. Rows of the
 * studio's lists show no message text and are not logged.
 * @param tells returns whether the fields in the response reveal a message.
 */
export const noteAdminsLook =
  (tells: (shown: Shown) => boolean): CollectionAfterReadHook =>
  async ({ collection, doc, findMany, overrideAccess, req }) => {
    const listed = findMany && req.payloadAPI !== 'REST';
    if (!overrideAccess && !listed && tells(doc)) await noteLook(req, collection.slug, doc.id);
    return doc;
  };

/**
 * Removes fields from the rows of the studio's lists: Payload sends whole rows to the browser, regardless of the columns shown.
 * @param names of fields.
 */
export const leaveOutOfLists =
  (...names: string[]): CollectionAfterReadHook =>
  ({ doc, findMany, overrideAccess, req }) => {
    if (overrideAccess || !findMany || req.payloadAPI === 'REST') return doc;
    const rest = { ...doc };
    for (const name of names) delete rest[name];
    return rest;
  };

const looks = new WeakMap<PayloadRequest, { acts: NotedAct[]; noted: Promise<void> }>();

/**
 * Logs that an administrator read a document, without its content. Other roles read their own entries and are not logged. The documents of one
 * response are written in one batch.
 */
export async function noteLook(
  req: PayloadRequest,
  kind: string,
  id: number | string,
): Promise<void> {
  if (roleOf(req) !== 'admin') return;
  const act: NotedAct = { action: 'looked', subject: { kind, id } };
  const begun = looks.get(req);
  begun?.acts.push(act);
  await (begun?.noted ?? noteSoon(req, act));
}

function noteSoon(req: PayloadRequest, first: NotedAct): Promise<void> {
  const acts = [first];
  const noted = new Promise((soon) => setImmediate(soon)).then(() => {
    looks.delete(req);
    return noteAll(req, acts);
  });
  looks.set(req, { acts, noted });
  return noted;
}
