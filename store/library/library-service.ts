import type { Database } from '../database/db-session.ts';
import { categoryParents, type LibraryViewer } from './access.ts';
import { recordDownloads } from './downloads.ts';
import { filesInCategories } from './files.ts';
import { type IndexedFile, indexedFiles, indexVersions } from './index-entries.ts';
import { type FileBytes, type FileVariant, locateFile, portalFileKey } from './locate-file.ts';
import { type MemberLibrary, memberLibrary } from './member-library.ts';
import { libraryRevision } from './revision.ts';

/** The files of the customer portal. A reader is `MemberSession.member`. */
export interface LibraryService {
  /** Returns the library entries that a member currently may access. */
  memberLibrary(reader: LibraryViewer): Promise<MemberLibrary>;
  /** Returns undefined both for inaccessible and for missing bytes. */
  locateFile(
    reader: LibraryViewer,
    id: number,
    variant: FileVariant,
  ): Promise<FileBytes | undefined>;
  /** Returns the key of an upload that a `MemberLibrary` references, where access was checked. */
  uploadKey(upload: number): Promise<string | undefined>;
  recordDownloads(
    reader: LibraryViewer,
    taken: readonly { file: number; upload: number }[],
  ): Promise<void>;
  /** Returns the revision, which every change of a category or a file increments. */
  libraryRevision(): Promise<number>;
  /**
   * Yields published files for the search index in batches, all or the given ones, regardless of access rights.
   * @param hasTexts false leaves `text` empty.
   */
  indexedFiles(ids?: readonly number[], hasTexts?: boolean): AsyncGenerator<IndexedFile[]>;
  /** Returns a mark for each published file by id, which changes whenever its `IndexedFile` does. */
  indexVersions(): Promise<Map<number, string>>;
  /** Returns the number of published files directly in each category, regardless of access rights; without empty categories. */
  filesInCategories(): Promise<ReadonlyMap<number, number>>;
  /** Returns the parent of each category by id, regardless of access rights. */
  categoryParents(): Promise<Map<number, number | null>>;
}

export function createLibraryService(database: Database): LibraryService {
  return {
    memberLibrary: (viewer) => memberLibrary(database, viewer),
    locateFile: (viewer, id, variant) => locateFile(database, viewer, { id, variant }),
    uploadKey: (upload) => portalFileKey(database, upload),
    recordDownloads: (viewer, downloads) => recordDownloads(database, viewer.id, downloads),
    libraryRevision: () => libraryRevision(database),
    indexedFiles: (ids, hasTexts) => indexedFiles(database, ids, hasTexts),
    indexVersions: () => indexVersions(database),
    filesInCategories: cachedFileCounts(database),
    categoryParents: () => categoryParents(database),
  };
}

/** Returns a cached count that is refreshed when the revision rises: counting 100,000 files takes as long as the rest of a page's queries. */
function cachedFileCounts(database: Database): LibraryService['filesInCategories'] {
  let cached: { revision: number; files: ReadonlyMap<number, number> } | undefined;
  return async () => {
    // Read first, so that a change during the count raises it again.
    const revision = await libraryRevision(database);
    if (cached?.revision !== revision)
      cached = { revision, files: await filesInCategories(database) };
    return cached.files;
  };
}
