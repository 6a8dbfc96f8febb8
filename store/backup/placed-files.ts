import { existsSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileStore } from '../files/file-store.ts';
import { FolderFiles } from '../files/folder-files.ts';
import { Turns } from '../turns.ts';
import { copyFiles, hashOf } from './copy-files.ts';
import { BackupError, type Copied } from './manifest.ts';

/** Files compared concurrently. */
const width = 4;

/** Files of a backup that a restore puts in place, and removes again if it fails; replaced files are put back. */
export class PlacedFiles {
  readonly #from: FileStore;
  readonly #aside: FolderFiles;
  readonly #undo: (() => Promise<unknown>)[] = [];

  /** @param aside a temporary folder for replaced files. */
  constructor(from: FileStore, aside: string) {
    this.#from = from;
    this.#aside = new FolderFiles(aside);
  }

  /** Copies the files that are missing or differ. @throws BackupError where the backup's bytes do not match its manifest. */
  async put(files: readonly Copied[], to: FileStore): Promise<void> {
    const turns = new Turns({ width });
    const hashes = new Map<string, string | undefined>();
    const compare = async ({ path }: Copied) => hashes.set(path, await hashOf(to, path));
    await Promise.all(files.map((file) => turns.take(() => compare(file))));
    const changed = files.filter(({ path, sha256 }) => hashes.get(path) !== sha256);
    const keys = changed.map(({ path }) => path);
    const replaced = keys.filter((key) => hashes.get(key) !== undefined);
    await copyFiles(replaced, to, this.#aside);
    this.#undo.push(
      () => copyFiles(replaced, this.#aside, to),
      ...keys.filter((key) => !replaced.includes(key)).map((key) => () => to.remove(key)),
    );
    const copied = await copyFiles(keys, this.#from, to);
    const made = new Map(copied.map(({ path, sha256 }) => [path, sha256]));
    const wrong = changed.find(({ path, sha256 }) => made.get(path) !== sha256);
    if (wrong) throw new BackupError(`${wrong.path} of the backup is missing or was changed`);
  }

  async undo(): Promise<void> {
    for (const step of this.#undo.splice(0)) await step();
  }

  /** Deletes the replaced files. */
  end(): void {
    rmSync(this.#aside.place, { recursive: true, force: true });
  }
}

/** Returns the folders that must be created for these files, innermost first. */
export function missingFolders(paths: readonly string[]): string[] {
  const missing = new Set<string>();
  for (const path of paths)
    for (let folder = dirname(path); !existsSync(folder); folder = dirname(folder)) {
      if (missing.has(folder)) break;
      missing.add(folder);
    }
  return [...missing].sort((one, other) => other.length - one.length);
}

export function removeEmptyFolders(folders: readonly string[]): void {
  for (const folder of folders)
    try {
      rmdirSync(folder);
    } catch (cause) {
      const { code = '' } = cause as NodeJS.ErrnoException;
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw cause;
    }
}

/** Returns the paths of the files below a folder. */
export const below = (folder: string, files: readonly Copied[]): string[] =>
  files.map(({ path }) => join(folder, path));
