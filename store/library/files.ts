import { aliasedTable, and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Culture } from '../cultures.ts';
import { oneOf } from '../database/one-of.ts';
import type { Session } from '../database/session.ts';
import { safeAddress } from '../web-address.ts';
import { byName, type FileOrder, orderOf } from './file-order.ts';
import { type EarlierVersion, earlierVersions } from './history.ts';
import { partColumns, partOf, type StoredPart } from './parts.ts';
import type { LibraryCategory, Reader } from './rights.ts';
import { fileCategories, fileDownloads, portalFiles, portalUploads } from './tables.ts';

/** A library entry as a member sees it. */
export interface LibraryFile {
  id: number;
  /** The title. */
  name: string;
  category: number;
  categoryTitle: string;
  nodeKey: string;
  culture: Culture;
  /** ISO 8601. */
  date: string;
  version: string;
  file: StoredPart | null;
  printFile: StoredPart | null;
  externalLink: string | null;
  /** When its bytes last changed, ISO 8601. */
  changedAt: string;
  /** The member's last download, ISO 8601; null for never. */
  lastDownload: string | null;
  /** Whether its bytes have changed since the member's last download. */
  changedSince: boolean;
  /** Newest first. */
  earlier: EarlierVersion[];
}

/** A page of a list, from 1, and its maximal size. */
export interface PartOfList {
  page: number;
  most: number;
}

/** Parameters of a list of files: those of a culture, or of one category and its descendants; all, or one page. */
interface AskedFiles {
  culture: Culture;
  node?: number | undefined;
  part?: PartOfList | undefined;
  /** By name by default. */
  order?: FileOrder | undefined;
}

/**
 * Returns the ids of a culture's published files that a member may access, in order. Undefined for an inaccessible or missing node.
 * @param categories those that the member may access.
 */
export async function fileIds(
  session: Session,
  categories: ReadonlyMap<number, LibraryCategory>,
  { culture, node, order, part }: AskedFiles,
): Promise<number[] | undefined> {
  const ofCulture = [...categories.values()].filter((category) => category.culture === culture);
  const asked = node === undefined ? ofCulture : below(node, ofCulture);
  if (node !== undefined && asked.length === 0) return undefined;
  const ids = asked.map(({ id }) => id);
  return sortedIds(session, oneOf(session, portalFiles(session).category, ids), order, part);
}

/** Returns the first ids of these files in an order, for search results. */
export const idsInOrder = (
  session: Session,
  ids: readonly number[],
  order: FileOrder,
  most: number,
): Promise<number[]> =>
  sortedIds(session, oneOf(session, portalFiles(session).id, ids), order, { page: 1, most });

/** Sorts by title with a covering index, without the joins of other orders: the other columns are read only for the page's files. */
async function sortedIds(
  session: Session,
  condition: SQL,
  order: FileOrder = byName,
  part?: PartOfList,
): Promise<number[]> {
  const [files, categories] = [portalFiles(session), fileCategories(session)];
  const own = aliasedTable(portalUploads(session), 'own');
  const print = aliasedTable(portalUploads(session), 'print');
  const query = session.orm
    .select({ id: files.id })
    .from(files)
    .leftJoin(categories, eq(categories.id, files.category))
    .leftJoin(own, eq(own.id, files.file))
    .leftJoin(print, eq(print.id, files.printFile))
    .where(and(eq(files.state, 'published'), condition))
    .orderBy(
      ...orderOf(order, {
        id: files.id,
        title: files.title,
        category: categories.title,
        date: files.date,
        size: own.size,
        fileName: sql`coalesce(${own.originalName}, ${print.originalName})`,
      }),
    )
    .$dynamic();
  if (part) query.limit(part.most).offset((part.page - 1) * part.most);
  return (await query).map(({ id }) => id);
}

/** Returns the ids of a culture's most recently changed published files, newest first. @param categories those that the member may access. */
export async function latestIds(
  session: Session,
  categories: ReadonlyMap<number, LibraryCategory>,
  { culture, most }: { culture: Culture; most: number },
): Promise<number[]> {
  const files = portalFiles(session);
  const seen = [...categories.values()].filter((category) => category.culture === culture);
  const ids = seen.map(({ id }) => id);
  const rows = await session.orm
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.state, 'published'), oneOf(session, files.category, ids)))
    .orderBy(desc(files.updatedAt), desc(files.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Returns the number of published files directly in each category, regardless of access rights; without empty categories. */
export async function filesInCategories(session: Session): Promise<Map<number, number>> {
  const files = portalFiles(session);
  const rows = await session.orm
    .select({ category: files.category, files: count() })
    .from(files)
    .where(eq(files.state, 'published'))
    .groupBy(files.category);
  return new Map(rows.map((row) => [row.category, row.files]));
}

function below(node: number, categories: readonly LibraryCategory[]): LibraryCategory[] {
  const children = Map.groupBy(categories, ({ parent }) => parent ?? -1);
  const found = categories.filter(({ id }) => id === node);
  for (let at = 0; at < found.length; at += 1)
    found.push(...(children.get(found[at]?.id ?? 0) ?? []));
  return found;
}

/** Ids per statement, far below the limit of either database. */
const some = 2000;

/** Returns published files with their displayed data, in the order of the ids. Unpublished and inaccessible files are omitted. */
export async function readFilesById(
  session: Session,
  reader: Reader,
  categories: ReadonlyMap<number, LibraryCategory>,
  ids: readonly number[],
): Promise<LibraryFile[]> {
  const found = new Map<number, LibraryFile>();
  for (let from = 0; from < ids.length && categories.size > 0; from += some) {
    const asked = ids.slice(from, from + some);
    const rows = await rowsOf(session, reader, asked);
    const earlier = await earlierVersions(session, asked);
    for (const row of rows) {
      const { category, id, state } = row.entry;
      const seen = state === 'published' && categories.get(category);
      if (seen) found.set(id, fileOf(row, seen, earlier.get(id) ?? []));
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Filters by id only, so that both databases use the primary key. */
function rowsOf(session: Session, reader: Reader, ids: readonly number[]) {
  const [files, downloads] = [portalFiles(session), fileDownloads(session)];
  const own = aliasedTable(portalUploads(session), 'own');
  const print = aliasedTable(portalUploads(session), 'print');
  const download = sql`${`${reader.id}:`} || cast(${files.id} AS text)`;
  return session.orm
    .select({
      entry: files,
      own: partColumns(own),
      print: partColumns(print),
      last: { upload: downloads.upload, at: downloads.at },
    })
    .from(files)
    .leftJoin(own, eq(own.id, files.file))
    .leftJoin(print, eq(print.id, files.printFile))
    .leftJoin(downloads, eq(downloads.id, download))
    .where(oneOf(session, files.id, ids));
}

function fileOf(
  { entry, last, own, print }: Awaited<ReturnType<typeof rowsOf>>[number],
  category: LibraryCategory,
  earlier: EarlierVersion[],
): LibraryFile {
  const file = partOf(own);
  return {
    id: entry.id,
    name: entry.title,
    category: category.id,
    categoryTitle: category.title,
    nodeKey: category.key,
    culture: category.culture,
    date: entry.date,
    version: entry.version ?? '',
    file,
    printFile: partOf(print),
    externalLink: safeAddress(entry.externalLink, 'web') ?? null,
    changedAt: entry.changedAt ?? entry.updatedAt,
    lastDownload: last?.at ?? null,
    changedSince: last != null && file !== null && last.upload !== file.id,
    earlier,
  };
}
