import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { oneOf } from '../database/one-of.ts';
import type { Locale } from '../locales.ts';
import { safeUrl } from '../url-validation.ts';
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
  locale: Locale;
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
const [versionsPerBatch, filesPerBatch] = [2000, 200];

const yieldToEventLoop = () => new Promise(setImmediate);

/** Returns a mark for each published file by id, which changes whenever its index entry is outdated. */
export async function indexVersions(session: DbSession): Promise<Map<number, string>> {
  const [files, categories, uploads] = tablesOf(session);
  const versions = new Map<number, string>();
  for (let lastId = 0; ; ) {
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
      .where(and(eq(files.state, 'published'), gt(files.id, lastId)))
      .orderBy(asc(files.id))
      .limit(versionsPerBatch);
    for (const { category, entry, id, upload } of rows)
      versions.set(
        id,
        [entry, upload ?? 0, category].map((timestamp) => +new Date(timestamp)).join(' '),
      );
    if (rows.length < versionsPerBatch) return versions;
    lastId = rows.at(-1)?.id ?? 0;
    await yieldToEventLoop();
  }
}

/**
 * Yields published files in batches, all or the given ones; the event loop runs between batches.
 * @param hasTexts whether to read the extracted texts.
 */
export async function* indexedFiles(
  session: DbSession,
  ids?: readonly number[],
  hasTexts = true,
): AsyncGenerator<IndexedFile[]> {
  const { id } = portalFiles(session);
  for (let from = 0; ids && from < ids.length; from += filesPerBatch) {
    yield await selectIndexedFiles(
      session,
      oneOf(session, id, ids.slice(from, from + filesPerBatch)),
      hasTexts,
    );
    await yieldToEventLoop();
  }
  for (let last = 0; !ids; ) {
    const files = await selectIndexedFiles(session, gt(id, last), hasTexts);
    yield files;
    if (files.length < filesPerBatch) return;
    last = files.at(-1)?.id ?? 0;
    await yieldToEventLoop();
  }
}

async function selectIndexedFiles(
  session: DbSession,
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
      locale: categories.culture,
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
    .limit(filesPerBatch);
  return rows.map(({ file, printFile, ...row }) => ({
    ...row,
    fileName: row.fileName ?? '',
    mediaType: row.mediaType ?? '',
    version: row.version ?? '',
    externalLink: safeUrl(row.externalLink, 'web') ?? null,
    hasFile: file !== null,
    hasPrintFile: printFile !== null,
    text: row.text ?? '',
  }));
}

const tablesOf = (session: DbSession) =>
  [portalFiles(session), fileCategories(session), portalUploads(session)] as const;
