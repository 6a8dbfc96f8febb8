import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  access,
  type FileHandle,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
  unlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StorageUnavailableError } from '../storage-unavailable-error.ts';
import {
  assertKey,
  type ByteRange,
  type FileSource,
  type FileStore,
  isKey,
  type ListedFile,
  type OpenedFile,
  type StoredFile,
} from './file-store.ts';
import { readExactly } from './read-exactly.ts';

/** Stores files in a folder of this machine, or in a network folder that several machines share. */
export class FolderFiles implements FileStore {
  readonly description: string;

  /** @param folder an absolute path. */
  constructor(folder: string) {
    this.description = folder;
  }

  async put(key: string, source: FileSource): Promise<void> {
    assertKey(key);
    const path = join(this.description, key);
    const folder = dirname(path);
    // A name with a leading dot is no valid key.
    const partialPath = join(folder, `.${randomUUID()}.partial`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(partialPath, 'wx', 0o600);
      await pipeline(
        source.open(),
        readExactly(source.size),
        file.createWriteStream({ flush: true }),
      );
      await rename(partialPath, path);
      await fsyncFolder(folder);
    } catch (cause) {
      await rm(partialPath, { force: true }).catch(() => undefined);
      throw cause;
    }
  }

  async head(key: string): Promise<StoredFile | undefined> {
    const found = isKey(key)
      ? await undefinedIfMissing(stat(join(this.description, key)))
      : undefined;
    return found?.isFile() ? { size: found.size, modified: found.mtimeMs } : undefined;
  }

  async open(key: string, range?: ByteRange): Promise<OpenedFile | undefined> {
    const file = isKey(key)
      ? await undefinedIfMissing(open(join(this.description, key)))
      : undefined;
    if (!file) return undefined;
    const metadata = await statFile(file).catch(async (cause) => {
      await file.close();
      throw cause;
    });
    if (!metadata || (range && range.start >= metadata.size)) await file.close();
    if (!metadata) return undefined;
    if (range && range.start >= metadata.size)
      throw new RangeError(`${key} has ${metadata.size} bytes`);
    return { ...metadata, stream: file.createReadStream({ ...range }) };
  }

  async remove(key: string): Promise<void> {
    if (isKey(key)) await undefinedIfMissing(unlink(join(this.description, key)));
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/'));
    if (isKey(folder)) yield* this.#listBelow(folder, prefix);
  }

  async *#listBelow(folder: string, prefix = ''): AsyncGenerator<ListedFile> {
    const entries = await undefinedIfMissing(opendir(join(this.description, folder)));
    for await (const entry of entries ?? []) {
      const key = `${folder}/${entry.name}`;
      if (!isKey(key) || !key.startsWith(prefix)) continue;
      if (entry.isDirectory()) yield* this.#listBelow(key);
      const metadata = entry.isFile() && (await this.head(key));
      if (metadata) yield { key, ...metadata };
    }
  }

  async problem(): Promise<string | undefined> {
    try {
      await mkdir(this.description, { recursive: true, mode: 0o700 });
      await access(this.description, constants.R_OK | constants.W_OK | constants.X_OK);
      return undefined;
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      return `the folder ${this.description} can't be written (${code ?? 'unknown error'})`;
    }
  }
}

async function statFile(file: FileHandle): Promise<StoredFile | undefined> {
  const found = await file.stat();
  return found.isFile() ? { size: found.size, modified: found.mtimeMs } : undefined;
}

/** Calls fsync on a folder: a rename survives a power cut only after that. */
async function fsyncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Returns undefined where part of the path is missing or is a file. @throws StorageUnavailableError where a network folder does not respond. */
async function undefinedIfMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'].includes(code)) return undefined;
    throw new StorageUnavailableError(`a file can't be read (${code})`, { cause });
  }
}
