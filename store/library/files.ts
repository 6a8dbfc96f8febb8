import { aliasedTable, and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Culture } from '../cultures.ts';
import type { Session } from '../database/session.ts';
import { type EarlierVersion, earlierVersions } from './history.ts';
import { partColumns, partOf, type StoredPart } from './parts.ts';
import { type Category, type Reader, visibleCategories } from './rights.ts';
import { fileDownloads, portalFiles, portalUploads } from './tables.ts';

/** An entry of the library, as a member may see it. */
export interface LibraryFile {
  id: number;
  /** The title. */
  name: string;
  category: number;
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
  /** When the member last downloaded it, ISO 8601; null for never. */
  lastDownload: string | null;
  /** Whether its bytes are others than the member last downloaded. */
  changedSince: boolean;
  /** The latest first. */
  earlier: EarlierVersion[];
}

/** A page of a list, from 1, with as many entries at most. */
export interface PartOfList {
  page: number;
  most: number;
}

/**
 * The published files of a culture that a member may see, by title; of one category and everything below it where a
 * node is named. Undefined for a node that the member may not see or that is none.
 */
export async function readFiles(
  session: Session,
  reader: Reader,
  culture: Culture,
  { node, part }: { node?: number | undefined; part?: PartOfList | undefined },
): Promise<LibraryFile[] | undefined> {
  const categories = await visibleCategories(session, reader);
  const ofCulture = [...categories.values()].filter((category) => category.culture === culture);
  const asked = node === undefined ? ofCulture : below(node, ofCulture);
  if (node !== undefined && asked.length === 0) return undefined;
  const { category, id, state, title } = portalFiles(session);
  const within = inArray(
    category,
    asked.map((one) => one.id),
  );
  if (!part) return filesWhere(session, reader, categories, within);
  // Chosen alone, so that what belongs to a file is looked up for those of this page only.
  const page = session.orm
    .select({ id })
    .from(portalFiles(session))
    .where(and(eq(state, 'published'), within))
    .orderBy(asc(title), asc(id))
    .limit(part.most)
    .offset((part.page - 1) * part.most);
  return filesWhere(session, reader, categories, inArray(id, page));
}

/** Published files by their ids; those that the member may not see are left out, and so are those that are none. */
export async function readFilesById(
  session: Session,
  reader: Reader,
  ids: readonly number[],
): Promise<LibraryFile[]> {
  const categories = await visibleCategories(session, reader);
  if (ids.length === 0 || categories.size === 0) return [];
  const { id } = portalFiles(session);
  return filesWhere(session, reader, categories, inArray(id, [...ids]));
}

/** How many published files lie in each category itself, whoever may see them; a category without any is left out. */
export async function filesInCategories(session: Session): Promise<Map<number, number>> {
  const files = portalFiles(session);
  const rows = await session.orm
    .select({ category: files.category, files: count() })
    .from(files)
    .where(eq(files.state, 'published'))
    .groupBy(files.category);
  return new Map(rows.map((row) => [row.category, row.files]));
}

function below(node: number, categories: readonly Category[]): Category[] {
  const children = Map.groupBy(categories, ({ parent }) => parent ?? -1);
  const found = categories.filter(({ id }) => id === node);
  for (let at = 0; at < found.length; at += 1)
    found.push(...(children.get(found[at]?.id ?? 0) ?? []));
  return found;
}

/** With each file what is shown beside it: one statement, and one for the earlier versions. */
async function filesWhere(
  session: Session,
  reader: Reader,
  categories: ReadonlyMap<number, Category>,
  condition: SQL,
): Promise<LibraryFile[]> {
  const [files, downloads] = [portalFiles(session), fileDownloads(session)];
  const own = aliasedTable(portalUploads(session), 'own');
  const print = aliasedTable(portalUploads(session), 'print');
  const rows = await session.orm
    .select({
      entry: files,
      own: partColumns(own),
      print: partColumns(print),
      last: { upload: downloads.upload, at: downloads.at },
    })
    .from(files)
    .leftJoin(own, eq(own.id, files.file))
    .leftJoin(print, eq(print.id, files.printFile))
    .leftJoin(downloads, eq(downloads.id, sql`${`${reader.id}:`} || cast(${files.id} AS text)`))
    .where(and(eq(files.state, 'published'), condition))
    .orderBy(asc(files.title), asc(files.id));
  const seen = rows.filter(({ entry }) => categories.has(entry.category));
  const earlier = await earlierVersions(
    session,
    seen.map(({ entry }) => entry.id),
  );
  return seen.flatMap(({ entry, last, own: stored, print: printed }) => {
    const category = categories.get(entry.category);
    if (!category) return [];
    const file = partOf(stored);
    return [
      {
        id: entry.id,
        name: entry.title,
        category: category.id,
        nodeKey: category.key,
        culture: category.culture,
        date: entry.date,
        version: entry.version ?? '',
        file,
        printFile: partOf(printed),
        externalLink: entry.externalLink || null,
        changedAt: entry.changedAt ?? entry.updatedAt,
        lastDownload: last?.at ?? null,
        changedSince: last?.at != null && file !== null && last.upload !== file.id,
        earlier: earlier.get(entry.id) ?? [],
      },
    ];
  });
}
