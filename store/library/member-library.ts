import type { DbSession } from '../database/db-session.ts';
import type { Locale } from '../locales.ts';
import { type LibraryViewer, visibleCategories } from './access.ts';
import { buildCategoryTrees, type LibraryNode } from './category-tree.ts';
import type { FileSort } from './file-order.ts';
import {
  countDownloads,
  type DownloadCount,
  fileIds,
  idsInOrder,
  type LibraryFile,
  type Pagination,
  readFilesById,
} from './files.ts';

/** The library with one member's current access rights. Created per request, so that a revoked grant takes effect at once. */
export interface MemberLibrary {
  /** The ids of all categories that the member may access, of both cultures, for the search. */
  readonly categoryIds: ReadonlySet<number>;
  /** Returns a culture's category trees. */
  categoryTree(locale: Locale): LibraryNode[];
  /**
   * Returns a culture's published files in order, by title by default, all or one page; with a node those of this category and its descendants.
   * Undefined for an inaccessible or missing node.
   */
  files(
    locale: Locale,
    node?: number,
    part?: Pagination,
    order?: FileSort,
  ): Promise<LibraryFile[] | undefined>;
  /** Returns the ids of all of these in order, for reading a long list in parts. */
  fileIds(locale: Locale, node?: number): Promise<number[] | undefined>;
  /** Counts a culture's files, and those that the member has downloaded in their current version. */
  downloadCount(locale: Locale): Promise<DownloadCount>;
  /** Returns the first ids of these in an order, without unpublished files. */
  idsInOrder(ids: readonly number[], order: FileSort, limit: number): Promise<number[]>;
  /** Returns published files by id, in this order and of any culture, without inaccessible ones. */
  filesById(ids: readonly number[]): Promise<LibraryFile[]>;
}

export async function memberLibrary(
  session: DbSession,
  viewer: LibraryViewer,
): Promise<MemberLibrary> {
  const categories = await visibleCategories(session, viewer);
  return {
    categoryIds: new Set(categories.keys()),
    categoryTree: (locale) => buildCategoryTrees(categories, locale),
    async files(locale, node, pagination, order) {
      const ids = await fileIds(session, categories, { locale, node, order, pagination });
      return ids && readFilesById(session, viewer, categories, ids);
    },
    fileIds: (locale, node) => fileIds(session, categories, { locale, node }),
    downloadCount: (locale) => countDownloads(session, viewer, categories, locale),
    idsInOrder: (ids, order, limit) => idsInOrder(session, ids, order, limit),
    filesById: (ids) => readFilesById(session, viewer, categories, ids),
  };
}
