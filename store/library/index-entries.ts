import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Culture } from '../cultures.ts';
import { oneOf } from '../database/one-of.ts';
import type { Session } from '../database/session.ts';
import { safeAddress } from '../web-address.ts';
import { fileCategories, portalFiles, portalUploads } from './tables.ts';

/** A published file for the search index, regardless of its audience. */
export interface IndexedFile {
  id: number;
  /** The title. */
  name: string;
  /** The file's name with its extension; empty for a link. */
  fileName: string;
  mediaType: string;
  category: number;
  nodeKey: string;
  /** The category's title. */
  categoryTitle: string;
  culture: Culture;
  /** ISO 8601. */
  date: string;
  version: string;
  externalLink: string | null;
  hasFile: boolean;
  hasPrintFile: boolean;
  /** The extracted text on one line; empty until its job has run. */
  text: string;
}

/** Batch sizes of marks and files; the event loop runs between batches. */
const [someMarks, someFiles] = [2000, 200];

const turn = () => new Promise(setImmediate);

/** Returns a mark for each published file by id, which changes whenever its index entry is outdated. */
export async function indexMarks(session: Session): Promise<Map<number, string>> {
  const [files, categories, uploads] = tablesOf(session);
  const marks = new Map<number, string>();
  for (let last = 0; ; ) {
    const rows = await session.orm
      .select({
        id: files.id,
        entry: files.updatedAt,
        upload: uploads.updatedAt,
        category: categories.updatedAt,
      })
      .from(files)
      .innerJoin(categories, eq(categories.id, files.category))
      .leftJoin(uploads, eq(uploads.id, files.file))
      .where(and(eq(files.state, 'published'), gt(files.id, last)))
      .orderBy(asc(files.id))
      .limit(someMarks);
    for (const { category, entry, id, upload } of rows)
      marks.set(id, [entry, upload ?? 0, category].map((moment) => +new Date(moment)).join(' '));
    if (rows.length < someMarks) return marks;
    last = rows.at(-1)?.id ?? 0;
    await turn();
  }
}

/**
 * Yields published files in batches, all or the given ones; the event loop runs between batches.
 * @param hasTexts whether to read the extracted texts.
 */
export async function* indexedFiles(
  session: Session,
  ids?: readonly number[],
  hasTexts = true,
): AsyncGenerator<IndexedFile[]> {
  const { id } = portalFiles(session);
  for (let from = 0; ids && from < ids.length; from += someFiles) {
    yield await filesWhere(
      session,
      oneOf(session, id, ids.slice(from, from + someFiles)),
      hasTexts,
    );
    await turn();
  }
  for (let last = 0; !ids; ) {
    const files = await filesWhere(session, gt(id, last), hasTexts);
    yield files;
    if (files.length < someFiles) return;
    last = files.at(-1)?.id ?? 0;
    await turn();
  }
}

async function filesWhere(
  session: Session,
  condition: SQL,
  hasTexts: boolean,
): Promise<IndexedFile[]> {
  const [files, categories, uploads] = tablesOf(session);
  const rows = await session.orm
    .select({
      id: files.id,
      name: files.title,
      fileName: uploads.originalName,
      mediaType: uploads.mediaType,
      category: categories.id,
      nodeKey: categories.key,
      categoryTitle: categories.title,
      culture: categories.culture,
      date: files.date,
      version: files.version,
      externalLink: files.externalLink,
      file: uploads.id,
      printFile: files.printFile,
      text: hasTexts ? uploads.text : sql<null>`NULL`,
    })
    .from(files)
    .innerJoin(categories, eq(categories.id, files.category))
    .leftJoin(uploads, eq(uploads.id, files.file))
    .where(and(eq(files.state, 'published'), condition))
    .orderBy(asc(files.id))
    .limit(someFiles);
  return rows.map(({ file, printFile, ...row }) => ({
    ...row,
    fileName: row.fileName ?? '',
    mediaType: row.mediaType ?? '',
    version: row.version ?? '',
    externalLink: safeAddress(row.externalLink, 'web') ?? null,
    hasFile: file !== null,
    hasPrintFile: printFile !== null,
    text: row.text ?? '',
  }));
}

const tablesOf = (session: Session) =>
  [portalFiles(session), fileCategories(session), portalUploads(session)] as const;
