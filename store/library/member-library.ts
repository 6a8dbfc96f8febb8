import type { Culture } from '../cultures.ts';
import type { Session } from '../database/session.ts';
import type { FileOrder } from './file-order.ts';
import {
  fileIds,
  idsInOrder,
  type LibraryFile,
  latestIds,
  type PartOfList,
  readFilesById,
} from './files.ts';
import { type Reader, visibleCategories } from './rights.ts';
import { type LibraryNode, treeOf } from './tree.ts';

/** The library with one member's current access rights. Created per request, so that a revoked grant takes effect at once. */
export interface MemberLibrary {
  /** The ids of all categories that the member may access, of both cultures, for the search. */
  readonly rights: ReadonlySet<number>;
  /** Returns a culture's category trees. */
  tree(culture: Culture): LibraryNode[];
  /**
   * Returns a culture's published files in order, by title by default, all or one page; with a node those of this category and its descendants.
   * Undefined for an inaccessible or missing node.
   */
  files(
    culture: Culture,
    node?: number,
    part?: PartOfList,
    order?: FileOrder,
  ): Promise<LibraryFile[] | undefined>;
  /** Returns the ids of all of these in order, for reading a long list in parts. */
  fileIds(culture: Culture, node?: number): Promise<number[] | undefined>;
  /** Returns a culture's most recently changed published files, newest first. */
  latest(culture: Culture, most: number): Promise<LibraryFile[]>;
  /** Returns the first ids of these in an order, without unpublished files. */
  idsInOrder(ids: readonly number[], order: FileOrder, most: number): Promise<number[]>;
  /** Returns published files by id, in this order and of any culture, without inaccessible ones. */
  filesById(ids: readonly number[]): Promise<LibraryFile[]>;
}

export async function memberLibrary(session: Session, reader: Reader): Promise<MemberLibrary> {
  const categories = await visibleCategories(session, reader);
  return {
    rights: new Set(categories.keys()),
    tree: (culture) => treeOf(categories, culture),
    async files(culture, node, part, order) {
      const ids = await fileIds(session, categories, { culture, node, order, part });
      return ids && readFilesById(session, reader, categories, ids);
    },
    fileIds: (culture, node) => fileIds(session, categories, { culture, node }),
    async latest(culture, most) {
      const ids = await latestIds(session, categories, { culture, most });
      return readFilesById(session, reader, categories, ids);
    },
    idsInOrder: (ids, order, most) => idsInOrder(session, ids, order, most),
    filesById: (ids) => readFilesById(session, reader, categories, ids),
  };
}
