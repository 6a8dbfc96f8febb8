import { asc, eq } from 'drizzle-orm';
import { oneOf } from '../database/one-of.ts';
import type { Session } from '../database/session.ts';
import { partColumns, partOf, type StoredPart } from './parts.ts';
import { portalFilesHistory, portalUploads } from './tables.ts';

/** An earlier version of a file. */
export interface EarlierVersion {
  part: StoredPart;
  version: string;
  /** ISO 8601. */
  date: string;
  replacedAt: string;
}

/** Returns the earlier versions of these files whose bytes still exist, by file, newest first. */
export async function earlierVersions(
  session: Session,
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
      upload: partColumns(uploads),
    })
    .from(history)
    .innerJoin(uploads, eq(uploads.id, history.upload))
    .where(oneOf(session, history.file, files))
    .orderBy(asc(history.file), asc(history.order));
  for (const { date, file, replacedAt, upload, version } of rows) {
    const part = partOf(upload);
    if (!part) continue;
    const replaced = replacedAt ?? date ?? '';
    const entry = { part, version: version ?? '', date: date ?? replaced, replacedAt: replaced };
    const list = found.get(file);
    if (list) list.push(entry);
    else found.set(file, [entry]);
  }
  return found;
}
