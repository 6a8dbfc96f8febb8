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
  /** What a member may see of the library, by the rights of this moment. */
  libraryOf(reader: Reader): Promise<MemberLibrary>;
  /** Undefined for bytes that the member may not have and for such as do not exist, alike. */
  libraryBytes(reader: Reader, id: number, which: FilePart): Promise<FileBytes | undefined>;
  /** Where the bytes of an upload lie that a `MemberLibrary` named: rights were checked there. */
  uploadKey(upload: number): Promise<string | undefined>;
  noteDownloads(reader: Reader, taken: readonly { file: number; upload: number }[]): Promise<void>;
  /** Rises with every change of a category, a file, or what is known of a file. */
  libraryRevision(): Promise<number>;
  /** Published files for a search index, all or these, in batches; regardless of access rights. @param hasTexts false leaves `text` empty. */
  indexedFiles(ids?: readonly number[], hasTexts?: boolean): AsyncGenerator<IndexedFile[]>;
  /** Every published file by its id, with a mark that changes whenever its `IndexedFile` does. */
  indexMarks(): Promise<Map<number, string>>;
  /** How many published files lie in each category itself, regardless of access rights; without those that have none. */
  filesInCategories(): Promise<ReadonlyMap<number, number>>;
  /** Every category by its id, with the one above it, regardless of access rights. */
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
