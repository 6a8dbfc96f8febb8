import { existsSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileStore } from '../files/file-store.ts';
import { FolderFiles } from '../files/folder-files.ts';
import { Semaphore } from '../semaphore.ts';
import { copyFiles, hashStoredFile } from './copy-files.ts';
import { BackupError, type ManifestFile } from './manifest.ts';

/** Files compared concurrently. */
const concurrency = 4;

/** Files of a backup that a restore puts in place, and removes again if it fails; replaced files are put back. */
export class RevertibleRestore {
  readonly #source: FileStore;
  readonly #replacedFiles: FolderFiles;
  readonly #undoSteps: (() => Promise<unknown>)[] = [];

  /** @param aside a temporary folder for replaced files. */
  constructor(from: FileStore, aside: string) {
    this.#source = from;
    this.#replacedFiles = new FolderFiles(aside);
  }

  /** Copies the files that are missing or differ. @throws BackupError where the backup's bytes do not match its manifest. */
  async put(files: readonly ManifestFile[], to: FileStore): Promise<void> {
    const semaphore = new Semaphore({ permits: concurrency });
    const hashes = new Map<string, string | undefined>();
    const compare = async ({ path }: ManifestFile) =>
      hashes.set(path, await hashStoredFile(to, path));
    await Promise.all(files.map((file) => semaphore.run(() => compare(file))));
    const changed = files.filter(({ path, sha256 }) => hashes.get(path) !== sha256);
    const keys = changed.map(({ path }) => path);
    const replaced = keys.filter((key) => hashes.get(key) !== undefined);
    await copyFiles(replaced, to, this.#replacedFiles);
    this.#undoSteps.push(
      () => copyFiles(replaced, this.#replacedFiles, to),
      ...keys.filter((key) => !replaced.includes(key)).map((key) => () => to.remove(key)),
    );
    const copied = await copyFiles(keys, this.#source, to);
    const copiedHashes = new Map(copied.map(({ path, sha256 }) => [path, sha256]));
    const mismatch = changed.find(({ path, sha256 }) => copiedHashes.get(path) !== sha256);
    if (mismatch) throw new BackupError(`${mismatch.path} of the backup is missing or was changed`);
  }

  async rollback(): Promise<void> {
    for (const step of this.#undoSteps.splice(0)) await step();
  }

  /** Deletes the replaced files. */
  cleanUp(): void {
    rmSync(this.#replacedFiles.description, { recursive: true, force: true });
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
export const pathsBelow = (folder: string, files: readonly ManifestFile[]): string[] =>
  files.map(({ path }) => join(folder, path));
