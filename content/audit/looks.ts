import type { CollectionAfterReadHook, PayloadRequest } from 'payload';
import { roleOf } from '../access/rules.ts';
import { type NotedAct, noteAll } from './note.ts';

type Shown = Record<string, unknown>;

/**
 * Administrators have the messages of every department, and each that one of them looks at is in the audit log before it is shown: opened in the
 * studio, or in an answer of the interface, a table included. The rows of the studio's own lists, which show no message, are not.
 * @param tells whether what is shown of a document tells of a message.
 */
export const noteAdminsLook =
  (tells: (shown: Shown) => boolean): CollectionAfterReadHook =>
  async ({ collection, doc, findMany, overrideAccess, req }) => {
    const listed = findMany && req.payloadAPI !== 'REST';
    if (!overrideAccess && !listed && tells(doc)) await noteLook(req, collection.slug, doc.id);
    return doc;
  };

/**
 * Takes words out of the rows of the studio's own lists, which need none of them: Payload sends whole rows to the browser, whatever columns it shows.
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
 * Notes that an administrator looked at a document, and no word of it. Others look at what is theirs. What one answer shows together is
 * written together.
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
