import { FolderFiles } from '@oilway/store/files/folder-files.ts';
import { pino } from 'pino';
import { LibrarySearch } from '../../search/library-search.ts';
import type { IndexedFile } from '../../store/library/index-entries.ts';
import { memberRights } from '../data/library-files.ts';
import type { EngineMaker } from './engine.ts';

export const ours: EngineMaker = {
  async build(files, folder) {
    const search = searchOf(files, folder);
    const begun = performance.now();
    await search.poll();
    const built = performance.now() - begun;
    await search.stop();
    return { built, kept: performance.now() - begun - built };
  },
  async open(folder, files) {
    const search = searchOf(
      Array.from({ length: files }, (_, at) => ({ id: at + 1 })),
      folder,
    );
    await search.poll();
    return {
      async find({ culture, filters, typing, words }) {
        const { ids } = await search.find({ culture, filters, typing, words }, memberRights);
        return ids.length;
      },
    };
  },
};

/** @param files ids alone for a library that nothing has changed in since its snapshot. */
function searchOf(files: readonly Pick<IndexedFile, 'id'>[], folder: string): LibrarySearch {
  const byId = new Map(files.map((file) => [file.id, file as IndexedFile]));
  const content = {
    libraryRevision: async () => 1,
    indexMarks: async () =>
      new Map(files.map(({ id }) => [id, `${id} 1763769600000 1763769600000`])),
    categoryParents: async () => new Map<number, number | null>(),
    async *indexedFiles(ids: readonly number[] = [...byId.keys()]) {
      yield ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
  return new LibrarySearch({
    library: content,
    files: new FolderFiles(folder),
    log: pino({ level: 'warn' }),
  });
}
