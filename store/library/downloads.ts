import { desc, eq, sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { fileDownloads, portalFiles } from './tables.ts';

/** Records that a member downloads these bytes now: one row per file, overwritten by later downloads. */
export async function recordDownloads(
  session: DbSession,
  member: string,
  downloads: readonly { file: number; upload: number }[],
): Promise<void> {
  const at = new Date().toISOString();
  const rowsByFile = new Map(
    downloads.map(({ file, upload }) => [
      file,
      { id: `${member}:${file}`, member, file, upload, at },
    ]),
  );
  if (rowsByFile.size === 0) return;
  const rows = fileDownloads(session);
  await session.orm
    .insert(rows)
    .values([...rowsByFile.values()])
    .onConflictDoUpdate({
      target: rows.id,
      set: { upload: sql`excluded.upload`, at: sql`excluded.at` },
    });
}

/** Returns a member's last download of each existing file, with the title and the time. */
export async function listDownloads(
  session: DbSession,
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

/** Deletes the downloads of a member, or of a file. */
export async function deleteDownloads(
  session: DbSession,
  owner: { file: number } | { member: string },
): Promise<void> {
  const rows = fileDownloads(session);
  const condition = 'file' in owner ? eq(rows.file, owner.file) : eq(rows.member, owner.member);
  await session.orm.delete(rows).where(condition);
}
