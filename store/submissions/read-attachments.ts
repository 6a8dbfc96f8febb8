import { asc, eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { oneOf } from '../database/one-of.ts';
import type { AttachmentRow } from './store-attachments.ts';
import { attachments } from './tables.ts';

/** @returns undefined for an unknown id. */
export async function attachmentById(
  session: DbSession,
  id: string,
): Promise<AttachmentRow | undefined> {
  const rows = attachments(session);
  const [found] = await session.orm.select().from(rows).where(eq(rows.id, id));
  return found;
}

/** Returns the files of these submissions. */
export async function attachmentsOf(
  session: DbSession,
  submissions: readonly string[],
): Promise<AttachmentRow[]> {
  const rows = attachments(session);
  return session.orm
    .select()
    .from(rows)
    .where(oneOf(session, rows.submission, submissions))
    .orderBy(asc(rows.id));
}
