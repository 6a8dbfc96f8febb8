import type { Database } from '../database/session.ts';
import { type FileBytes, type FilePart, findBytes, keyOf } from './bytes.ts';
import { noteDownloads } from './downloads.ts';
import { filesInCategories } from './files.ts';
import { type IndexedFile, indexedFiles, indexMarks } from './index-entries.ts';
import { type MemberLibrary, memberLibrary } from './member-library.ts';
import { libraryRevision } from './revision.ts';
import { categoryParents, type Reader } from './rights.ts';

/** The files of the customer portal. A reader is `Visit.member`. */
export interface FileDoor {
  /** Returns the library entries that a member currently may access. */
  libraryOf(reader: Reader): Promise<MemberLibrary>;
  /** Returns undefined both for inaccessible and for missing bytes. */
  libraryBytes(reader: Reader, id: number, which: FilePart): Promise<FileBytes | undefined>;
  /** Returns the key of an upload that a `MemberLibrary` references, where access was checked. */
  uploadKey(upload: number): Promise<string | undefined>;
  noteDownloads(reader: Reader, taken: readonly { file: number; upload: number }[]): Promise<void>;
  /** Returns the revision, which every change of a category or a file increments. */
  libraryRevision(): Promise<number>;
  /**
   * Yields published files for the search index in batches, all or the given ones, regardless of access rights.
   * @param hasTexts false leaves `text` empty.
   */
  indexedFiles(ids?: readonly number[], hasTexts?: boolean): AsyncGenerator<IndexedFile[]>;
  /** Returns a mark for each published file by id, which changes whenever its `IndexedFile` does. */
  indexMarks(): Promise<Map<number, string>>;
  /** Returns the number of published files directly in each category, regardless of access rights; without empty categories. */
  filesInCategories(): Promise<ReadonlyMap<number, number>>;
  /** Returns the parent of each category by id, regardless of access rights. */
  categoryParents(): Promise<Map<number, number | null>>;
}

export function fileDoor(database: Database): FileDoor {
  return {
    libraryOf: (reader) => memberLibrary(database, reader),
    libraryBytes: (reader, id, which) => findBytes(database, reader, { id, which }),
    uploadKey: (upload) => keyOf(database, upload),
    noteDownloads: (reader, taken) => noteDownloads(database, reader.id, taken),
    libraryRevision: () => libraryRevision(database),
    indexedFiles: (ids, hasTexts) => indexedFiles(database, ids, hasTexts),
    indexMarks: () => indexMarks(database),
    filesInCategories: counting(database),
    categoryParents: () => categoryParents(database),
  };
}

/** Returns a cached count that is refreshed when the revision rises: counting 100,000 files takes as long as the rest of a page's queries. */
function counting(database: Database): FileDoor['filesInCategories'] {
  let known: { revision: number; files: ReadonlyMap<number, number> } | undefined;
  return async () => {
    // Read first, so that a change during the count raises it again.
    const revision = await libraryRevision(database);
    if (known?.revision !== revision)
      known = { revision, files: await filesInCategories(database) };
    return known.files;
  };
}
