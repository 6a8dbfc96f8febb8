import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';

const writing: readonly string[] = ['update', 'delete', 'restoreVersion'];
/** Where a new document takes an address among all others. */
const addressed: readonly string[] = ['pages', 'news', 'events', 'locations'];

/**
 * What visitors can see is written one after the other, from before it is read until COMMIT. A save writes a whole document as it
 * read it, a global in all languages: PostgreSQL lets two do so beside each other, and the one that came last put back what the other had just saved; of two who
 * deleted a picture one found its file gone. SQLite lets one transaction write at a time anyway. Whoever waits longer than
 * `lock_timeout` is told to try again.
 */
export async function oneAfterAnother({ collection, operation, req }: Operation): Promise<void> {
  const takesAddress = operation === 'create' && addressed.includes(collection?.slug ?? '');
  if (takesAddress || writing.includes(operation)) await waitToWrite(req);
}

/** What Payload tells of an operation that begins, of a collection or a global. */
interface Operation {
  collection?: { slug: string };
  operation: string;
  req: PayloadRequest;
}

/** For whoever reads something to write it, before the reading; until the transaction of the request ends. */
export async function waitToWrite(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req.payload, req);
  if (session.dialect === 'postgres')
    await session.orm
      .select({ locked: sql`pg_advisory_xact_lock(hashtext('content'))`.as('locked') })
      .from(sql`(SELECT 1) AS one`);
}
