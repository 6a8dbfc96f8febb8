import type { CollectionAfterReadHook, PayloadRequest } from 'payload';
import { roleOf } from '../access/rules.ts';
import { note } from './note.ts';

type Shown = Record<string, unknown>;

/**
 * Administrators have the messages of every department, and each that one of them looks at is noted: opened in the studio, or in an
 * answer of the interface, a table included. The rows of the studio's own lists, which show no message, are not.
 * @param tells whether what is shown of a document tells of a message.
 */
export const noteAdminsLook =
  (tells: (shown: Shown) => boolean): CollectionAfterReadHook =>
  async ({ collection, doc, findMany, overrideAccess, req }) => {
    const listed = findMany && req.payloadAPI !== 'REST';
    if (overrideAccess || listed || !tells(doc) || roleOf(req) !== 'admin') return doc;
    noteLook(req, collection.slug, doc.id);
    // What is taken out as a table stands in the audit log as one export.
    if (!findMany)
      await note(req, { action: 'looked', subject: { kind: collection.slug, id: doc.id } });
    return doc;
  };

/** Notes that an administrator looked at a document: who, at what and when, and no word of it. Others look at what is theirs. */
export function noteLook(req: PayloadRequest, collection: string, id: number | string): void {
  if (roleOf(req) !== 'admin') return;
  req.payload.logger.info({ staff: req.user?.id, collection, id }, 'an administrator looked');
}
