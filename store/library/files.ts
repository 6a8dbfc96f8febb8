import { aliasedTable, and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';
import { oneOf } from '../database/one-of.ts';
import type { Locale } from '../locales.ts';
import { safeUrl } from '../url-validation.ts';
import type { LibraryCategory, LibraryViewer } from './access.ts';
import { type EarlierVersion, earlierVersions } from './earlier-versions.ts';
import { byName, type FileSort, orderBy } from './file-order.ts';
import { fileCategories, fileDownloads, portalFiles, portalUploads } from './tables.ts';
import { toUploadInfo, type UploadInfo, uploadInfoColumns } from './upload-info.ts';

/** A library entry as a member sees it. */
export interface LibraryFile {
  id: number;
  /** The title. */
  name: string;
  category: number;
  categoryTitle: string;
  nodeKey: string;
  locale: Locale;
  /** ISO 8601. */
  date: string;
  version: string;
  file: UploadInfo | null;
  printFile: UploadInfo | null;
  externalLink: string | null;
  /** When its bytes last changed, ISO 8601. */
  changedAt: string;
  /** The member's last download, ISO 8601; null for never. */
  lastDownload: string | null;
  /** Whether its bytes have changed since the member's last download. */
  changedSince: boolean;
  /** Newest first. */
  earlierVersions: EarlierVersion[];
}

/** A page of a list, from 1, and its maximal size. */
export interface Pagination {
  page: number;
  pageSize: number;
}

/** Parameters of a list of files: those of a culture, or of one category and its descendants; all, or one page. */
interface FileListParams {
  locale: Locale;
  node?: number | undefined;
  pagination?: Pagination | undefined;
  /** By name by default. */
  order?: FileSort | undefined;
}

/**
 * Returns the ids of a culture's published files that a member may access, in order. Undefined for an inaccessible or missing node.
 * @param categories those that the member may access.
 */
export async function fileIds(
  session: DbSession,
  categories: ReadonlyMap<number, LibraryCategory>,
  { locale, node, order, pagination }: FileListParams,
): Promise<number[] | undefined> {
  const ofLocale = [...categories.values()].filter((category) => category.locale === locale);
  const selected = node === undefined ? ofLocale : withDescendants(node, ofLocale);
  if (node !== undefined && selected.length === 0) return undefined;
  const ids = selected.map(({ id }) => id);
  return sortFileIds(
    session,
    oneOf(session, portalFiles(session).category, ids),
    order,
    pagination,
  );
}

/** Returns the first ids of these files in an order, for search results. */
export const idsInOrder = (
  session: DbSession,
  ids: readonly number[],
  order: FileSort,
  pageSize: number,
): Promise<number[]> =>
  sortFileIds(session, oneOf(session, portalFiles(session).id, ids), order, { page: 1, pageSize });

/** Sorts by title with a covering index, without the joins of other orders: the other columns are read only for the page's files. */
async function sortFileIds(
  session: DbSession,
  condition: SQL,
  order: FileSort = byName,
  pagination?: Pagination,
): Promise<number[]> {
  const [files, categories] = [portalFiles(session), fileCategories(session)];
  const mainUpload = aliasedTable(portalUploads(session), 'own');
  const printUpload = aliasedTable(portalUploads(session), 'print');
  const query = session.orm
    .select({ id: files.id })
    .from(files)
    .leftJoin(categories, eq(categories.id, files.category))
    .leftJoin(mainUpload, eq(mainUpload.id, files.file))
    .leftJoin(printUpload, eq(printUpload.id, files.printFile))
    .where(and(eq(files.state, 'published'), condition))
    .orderBy(
      ...orderBy(order, {
        id: files.id,
        title: files.title,
        category: categories.title,
        date: files.date,
        size: mainUpload.size,
        fileName: sql`coalesce(${mainUpload.originalName}, ${printUpload.originalName})`,
      }),
    )
    .$dynamic();
  if (pagination)
    query.limit(pagination.pageSize).offset((pagination.page - 1) * pagination.pageSize);
  return (await query).map(({ id }) => id);
}

/** A number of files, and how many of them a member has downloaded in their current version. */
export interface DownloadCount {
  files: number;
  downloaded: number;
}

/** Counts a culture's published files with bytes, without mere links. @param categories those that the member may access. */
export async function countDownloads(
  session: DbSession,
  viewer: LibraryViewer,
  categories: ReadonlyMap<number, LibraryCategory>,
  locale: Locale,
): Promise<DownloadCount> {
  const [files, downloads] = [portalFiles(session), fileDownloads(session)];
  const accessible = [...categories.values()].filter((category) => category.locale === locale);
  const ids = accessible.map(({ id }) => id);
  const isCurrent = and(
    eq(downloads.id, sql`${`${viewer.id}:`} || cast(${files.id} AS text)`),
    eq(downloads.upload, files.file),
  );
  const [counted = { files: 0, downloaded: 0 }] = await session.orm
    .select({ files: count(files.file), downloaded: count(downloads.id) })
    .from(files)
    .leftJoin(downloads, isCurrent)
    .where(and(eq(files.state, 'published'), oneOf(session, files.category, ids)));
  return counted;
}

/** Returns the number of published files directly in each category, regardless of access rights; without empty categories. */
export async function filesInCategories(session: DbSession): Promise<Map<number, number>> {
  const files = portalFiles(session);
  const rows = await session.orm
    .select({ category: files.category, files: count() })
    .from(files)
    .where(eq(files.state, 'published'))
    .groupBy(files.category);
  return new Map(rows.map((row) => [row.category, row.files]));
}

function withDescendants(node: number, categories: readonly LibraryCategory[]): LibraryCategory[] {
  const children = Map.groupBy(categories, ({ parent }) => parent ?? -1);
  const found = categories.filter(({ id }) => id === node);
  for (let at = 0; at < found.length; at += 1)
    found.push(...(children.get(found[at]?.id ?? 0) ?? []));
  return found;
}

/** Ids per statement, far below the limit of either database. */
const idsPerQuery = 2000;

/** Returns published files with their displayed data, in the order of the ids. Unpublished and inaccessible files are omitted. */
export async function readFilesById(
  session: DbSession,
  viewer: LibraryViewer,
  categories: ReadonlyMap<number, LibraryCategory>,
  ids: readonly number[],
): Promise<LibraryFile[]> {
  const found = new Map<number, LibraryFile>();
  for (let from = 0; from < ids.length && categories.size > 0; from += idsPerQuery) {
    const selected = ids.slice(from, from + idsPerQuery);
    const rows = await selectFiles(session, viewer, selected);
    const earlier = await earlierVersions(session, selected);
    for (const row of rows) {
      const { category, id, state } = row.entry;
      const accessible = state === 'published' && categories.get(category);
      if (accessible) found.set(id, toLibraryFile(row, accessible, earlier.get(id) ?? []));
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Filters by id only, so that both databases use the primary key. */
function selectFiles(session: DbSession, viewer: LibraryViewer, ids: readonly number[]) {
  const [files, downloads] = [portalFiles(session), fileDownloads(session)];
  const mainUpload = aliasedTable(portalUploads(session), 'own');
  const printUpload = aliasedTable(portalUploads(session), 'print');
  const download = sql`${`${viewer.id}:`} || cast(${files.id} AS text)`;
  return session.orm
    .select({
      entry: files,
      mainUpload: uploadInfoColumns(mainUpload),
      printUpload: uploadInfoColumns(printUpload),
      last: { upload: downloads.upload, at: downloads.at },
    })
    .from(files)
    .leftJoin(mainUpload, eq(mainUpload.id, files.file))
    .leftJoin(printUpload, eq(printUpload.id, files.printFile))
    .leftJoin(downloads, eq(downloads.id, download))
    .where(oneOf(session, files.id, ids));
}

function toLibraryFile(
  { entry, last, mainUpload, printUpload }: Awaited<ReturnType<typeof selectFiles>>[number],
  category: LibraryCategory,
  earlierVersions: EarlierVersion[],
): LibraryFile {
  const file = toUploadInfo(mainUpload);
  return {
    id: entry.id,
    name: entry.title,
    category: category.id,
    categoryTitle: category.title,
    nodeKey: category.key,
    locale: category.locale,
    date: entry.date,
    version: entry.version ?? '',
    file,
    printFile: toUploadInfo(printUpload),
    externalLink: safeUrl(entry.externalLink, 'web') ?? null,
    changedAt: entry.changedAt ?? entry.updatedAt,
    lastDownload: last?.at ?? null,
    changedSince: last != null && file !== null && last.upload !== file.id,
    earlierVersions,
  };
}
