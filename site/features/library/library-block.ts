import type { LibraryView } from './files/library-view.ts';

/** Why a member does not get a file: not there for them, too many at once, no one PDF of them. */
export type FileRefusal = 'gone' | 'tooMuch' | 'unjoinable';

export interface LibraryBlock {
  blockType: 'library';
  id?: string;
  library: LibraryView;
}

/** Stands in the place of a file that a member does not get. */
export interface FileRefusedBlock {
  blockType: 'fileRefused';
  id?: string;
  why: FileRefusal;
}

declare module '../../page/blocks/block-types.ts' {
  interface OwnBlocks {
    library: LibraryBlock;
    fileRefused: FileRefusedBlock;
  }
}
