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

/** The library as one member may see it now. Made anew for each request, so that a grant that is taken back is felt at once. */
export interface MemberLibrary {
  /** The ids of all categories that the member may see, of both cultures: what a search filters by. */
  readonly rights: ReadonlySet<number>;
  /** The trees of categories of a culture. */
  tree(culture: Culture): LibraryNode[];
  /**
   * The published files of a culture in order, by title where none is asked for, all or a part of the list; with a node those of this
   * category and below.
   * Undefined for a node that the member may not see or that is none.
   */
  files(
    culture: Culture,
    node?: number,
    part?: PartOfList,
    order?: FileOrder,
  ): Promise<LibraryFile[] | undefined>;
  /** The ids of all of these, in their order: what is read of a long list in parts. */
  fileIds(culture: Culture, node?: number): Promise<number[] | undefined>;
  /** The published files of a culture that were written last, the latest first. */
  latest(culture: Culture, most: number): Promise<LibraryFile[]>;
  /** The first ids of these in an order, without those that are no longer published. */
  idsInOrder(ids: readonly number[], order: FileOrder, most: number): Promise<number[]>;
  /** Published files by their ids, in their order and of any culture, without those that the member may not see. */
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
