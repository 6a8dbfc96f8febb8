import { asc, eq } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { oneOf } from '../database/one-of.ts';
import { portalFilesHistory, portalUploads } from './tables.ts';
import { toUploadInfo, type UploadInfo, uploadInfoColumns } from './upload-info.ts';

/** An earlier version of a file. */
export interface EarlierVersion {
  upload: UploadInfo;
  version: string;
  /** ISO 8601. */
  date: string;
  replacedAt: string;
}

/** Returns the earlier versions of these files whose bytes still exist, by file, newest first. */
export async function earlierVersions(
  session: DbSession,
  files: readonly number[],
): Promise<ReadonlyMap<number, EarlierVersion[]>> {
  const [history, uploads] = [portalFilesHistory(session), portalUploads(session)];
  const found = new Map<number, EarlierVersion[]>();
  const rows = await session.orm
    .select({
      file: history.file,
      version: history.version,
      date: history.date,
      replacedAt: history.replacedAt,
      upload: uploadInfoColumns(uploads),
    })
    .from(history)
    .innerJoin(uploads, eq(uploads.id, history.upload))
    .where(oneOf(session, history.file, files))
    .orderBy(asc(history.file), asc(history.order));
  for (const { date, file, replacedAt, upload, version } of rows) {
    const info = toUploadInfo(upload);
    if (!info) continue;
    const replaced = replacedAt ?? date ?? '';
    const entry = {
      upload: info,
      version: version ?? '',
      date: date ?? replaced,
      replacedAt: replaced,
    };
    const list = found.get(file);
    if (list) list.push(entry);
    else found.set(file, [entry]);
  }
  return found;
}
