import type { Culture } from '@oilway/store/cultures.ts';
import type { Payload } from 'payload';
import { type FileBytes, type FilePart, findBytes, pathOf } from './bytes.ts';
import {
  categoryParents,
  filesInCategories,
  type IndexedFile,
  indexedFiles,
  indexMarks,
} from './index-entries.ts';
import {
  type LibraryFile,
  type LibraryNode,
  type PartOfList,
  readFiles,
  readFilesById,
  readTree,
} from './library.ts';
import { noteDownloads } from './note-downloads.ts';
import { libraryRevision } from './revision.ts';
import { type Reader, visibleCategories } from './rights.ts';

export type { FileBytes, FilePart } from './bytes.ts';
export type { IndexedFile } from './index-entries.ts';
export type { EarlierVersion, LibraryFile, LibraryNode, StoredPart } from './library.ts';
export type { Reader } from './rights.ts';

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

export function fileDoor(payload: Payload): FileDoor {
  return {
    libraryTree: (reader, culture) => readTree(payload, reader, culture),
    libraryFiles: (reader, culture, node, part) => readFiles(payload, reader, culture, node, part),
    libraryFilesById: (reader, ids) => readFilesById(payload, reader, ids),
    async libraryRights(reader) {
      return new Set((await visibleCategories(payload, reader)).keys());
    },
    libraryBytes: (reader, id, which) => findBytes(payload, reader, id, which),
    uploadPath: (upload) => pathOf(payload, upload),
    noteDownloads: (reader, taken) => noteDownloads(payload, reader.id, taken),
    libraryRevision: () => libraryRevision(payload),
    indexedFiles: (ids) => indexedFiles(payload, ids),
    indexMarks: () => indexMarks(payload),
    filesInCategories: () => filesInCategories(payload),
    categoryParents: () => categoryParents(payload),
  };
}
