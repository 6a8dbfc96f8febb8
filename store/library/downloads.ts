import { desc, eq } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import { fileDownloads, portalFiles } from './tables.ts';

/** What a member last downloaded of each file that is still there, for the member to read: its title, and when it was. */
export async function namedDownloads(
  session: Session,
  member: string,
): Promise<{ file: string; at: string }[]> {
  const [rows, files] = [fileDownloads(session), portalFiles(session)];
  return session.orm
    .select({ file: files.title, at: rows.at })
    .from(rows)
    .innerJoin(files, eq(files.id, rows.file))
    .where(eq(rows.member, member))
    .orderBy(desc(rows.at), desc(files.id));
}
