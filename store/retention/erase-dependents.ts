import type { DbSession } from '../database/db-session.ts';
import { oneOf } from '../database/one-of.ts';
import { mails } from '../outbox/tables.ts';
import { attachments } from '../submissions/tables.ts';

/** An entry of an inbox, as its dependent rows reference it. */
export interface ErasedEntry {
  id: string;
  reference: string;
}

/** Deletes what belongs to submissions, in their transaction: files, and mails, unsent ones included. */
export async function eraseDependents(
  session: DbSession,
  erased: readonly ErasedEntry[],
): Promise<void> {
  if (erased.length === 0) return;
  const [files, outbox] = [attachments(session), mails(session)];
  const ids = erased.map(({ id }) => id);
  const references = erased.map(({ reference }) => reference);
  await session.orm.delete(files).where(oneOf(session, files.submission, ids));
  await session.orm.delete(outbox).where(oneOf(session, outbox.reference, references));
}
