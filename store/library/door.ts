import type { Culture } from '../cultures.ts';
import type { Database } from '../database/session.ts';
import { type FileBytes, type FilePart, findBytes, pathOf } from './bytes.ts';
import { noteDownloads } from './downloads.ts';
import {
  filesInCategories,
  type LibraryFile,
  type PartOfList,
  readFiles,
  readFilesById,
} from './files.ts';
import { type IndexedFile, indexedFiles, indexMarks } from './index-entries.ts';
import { libraryRevision } from './revision.ts';
import { categoryParents, type Reader, visibleCategories } from './rights.ts';
import { type LibraryNode, readTree } from './tree.ts';

/** The files of the customer portal. A reader is `Visit.member`; rights are read with every call. */
export interface FileDoor {
  /** The trees of categories of a culture that a member may see. */
  libraryTree(reader: Reader, culture: Culture): Promise<LibraryNode[]>;
  /**
   * The files of a culture that a member may see, by title, all or a part of the list; with a node those of this
   * category and below. Undefined for a node that the member may not see.
   */
  libraryFiles(
    reader: Reader,
    culture: Culture,
    node?: number,
    part?: PartOfList,
  ): Promise<LibraryFile[] | undefined>;
  /** Files by their ids, in any order and of any culture, without those that the member may not see. */
  libraryFilesById(reader: Reader, ids: readonly number[]): Promise<LibraryFile[]>;
  /** The ids of all categories that a member may see, of both cultures: what a search filters by. */
  libraryRights(reader: Reader): Promise<ReadonlySet<number>>;
  /** Undefined for bytes that the member may not have and for such as do not exist, alike. */
  libraryBytes(reader: Reader, id: number, which: FilePart): Promise<FileBytes | undefined>;
  /** The path of an upload that `libraryFilesById` named: rights were checked there. */
  uploadPath(upload: number): Promise<string | undefined>;
  noteDownloads(reader: Reader, taken: readonly { file: number; upload: number }[]): Promise<void>;
  /** Rises with every change of a category, a file, or what is known of a file. */
  libraryRevision(): Promise<number>;
  /** Published files for a search index, all or these, in batches; whoever may see them. */
  indexedFiles(ids?: readonly number[]): AsyncGenerator<IndexedFile[]>;
  /** Every published file by its id, with a mark that changes whenever its `IndexedFile` does. */
  indexMarks(): Promise<Map<number, string>>;
  /** How many published files lie in each category itself, whoever may see them; without those that have none. */
  filesInCategories(): Promise<ReadonlyMap<number, number>>;
  /** Every category by its id, with the one above it, whoever may see them. */
  categoryParents(): Promise<Map<number, number | null>>;
}

/** @param settings `portalFolder` is where the bytes lie, an absolute path. */
export function fileDoor(database: Database, { portalFolder }: { portalFolder: string }): FileDoor {
  return {
    libraryTree: (reader, culture) => readTree(database, reader, culture),
    libraryFiles: (reader, culture, node, part) =>
      readFiles(database, reader, culture, { node, part }),
    libraryFilesById: (reader, ids) => readFilesById(database, reader, ids),
    async libraryRights(reader) {
      return new Set((await visibleCategories(database, reader)).keys());
    },
    libraryBytes: (reader, id, which) => findBytes(database, portalFolder, reader, { id, which }),
    uploadPath: (upload) => pathOf(database, portalFolder, upload),
    noteDownloads: (reader, taken) => noteDownloads(database, reader.id, taken),
    libraryRevision: () => libraryRevision(database),
    indexedFiles: (ids) => indexedFiles(database, ids),
    indexMarks: () => indexMarks(database),
    filesInCategories: counting(database),
    categoryParents: () => categoryParents(database),
  };
}

/** Counted again only when the revision rises: of 100,000 files that takes as long as all else that a page of them asks for. */
function counting(database: Database): FileDoor['filesInCategories'] {
  let known: { revision: number; files: ReadonlyMap<number, number> } | undefined;
  return async () => {
    // Read first: what changes while it is counted raises it once more.
    const revision = await libraryRevision(database);
    if (known?.revision !== revision)
      known = { revision, files: await filesInCategories(database) };
    return known.files;
  };
}
