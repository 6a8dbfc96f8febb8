import type { FileStore } from './file-store.ts';
import { FolderFiles } from './folder-files.ts';

/** Where the operator keeps files. */
export interface StorageLocation {
  kind: 'folder';
  /** Absolute. */
  folder: string;
}

/** Asks nothing of the place yet. */
export function openFiles({ folder }: StorageLocation): FileStore {
  return new FolderFiles(folder);
}
