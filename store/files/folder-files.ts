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
import { StorageAwayError } from '../storage-away.ts';
import { exactly } from './exactly.ts';
import {
  type ByteRange,
  expectKey,
  type FileSource,
  type FileStore,
  isKey,
  type ListedFile,
  type OpenedFile,
  type StoredFile,
} from './file-store.ts';

/** Stores files in a folder of this machine, or in a network folder that several machines share. */
export class FolderFiles implements FileStore {
  readonly place: string;

  /** @param folder an absolute path. */
  constructor(folder: string) {
    this.place = folder;
  }

  async put(key: string, source: FileSource): Promise<void> {
    expectKey(key);
    const path = join(this.place, key);
    const folder = dirname(path);
    // A name with a leading dot is no valid key.
    const aside = join(folder, `.${randomUUID()}.partial`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(aside, 'wx', 0o600);
      await pipeline(source.open(), exactly(source.size), file.createWriteStream({ flush: true }));
      await rename(aside, path);
      await settle(folder);
    } catch (cause) {
      await rm(aside, { force: true }).catch(() => undefined);
      throw cause;
    }
  }

  async head(key: string): Promise<StoredFile | undefined> {
    const found = isKey(key) ? await unlessMissing(stat(join(this.place, key))) : undefined;
    return found?.isFile() ? { size: found.size, modified: found.mtimeMs } : undefined;
  }

  async open(key: string, range?: ByteRange): Promise<OpenedFile | undefined> {
    const file = isKey(key) ? await unlessMissing(open(join(this.place, key))) : undefined;
    if (!file) return undefined;
    const kept = await keptIn(file).catch(async (cause) => {
      await file.close();
      throw cause;
    });
    if (!kept || (range && range.start >= kept.size)) await file.close();
    if (!kept) return undefined;
    if (range && range.start >= kept.size) throw new RangeError(`${key} has ${kept.size} bytes`);
    return { ...kept, stream: file.createReadStream({ ...range }) };
  }

  async remove(key: string): Promise<void> {
    if (isKey(key)) await unlessMissing(unlink(join(this.place, key)));
  }

  async *list(prefix: string): AsyncGenerator<ListedFile> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/'));
    if (isKey(folder)) yield* this.#below(folder, prefix);
  }

  async *#below(folder: string, prefix = ''): AsyncGenerator<ListedFile> {
    const entries = await unlessMissing(opendir(join(this.place, folder)));
    for await (const entry of entries ?? []) {
      const key = `${folder}/${entry.name}`;
      if (!isKey(key) || !key.startsWith(prefix)) continue;
      if (entry.isDirectory()) yield* this.#below(key);
      const kept = entry.isFile() && (await this.head(key));
      if (kept) yield { key, ...kept };
    }
  }

  async problem(): Promise<string | undefined> {
    try {
      await mkdir(this.place, { recursive: true, mode: 0o700 });
      await access(this.place, constants.R_OK | constants.W_OK | constants.X_OK);
      return undefined;
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      return `the folder ${this.place} can't be written (${code ?? 'unknown error'})`;
    }
  }
}

async function keptIn(file: FileHandle): Promise<StoredFile | undefined> {
  const found = await file.stat();
  return found.isFile() ? { size: found.size, modified: found.mtimeMs } : undefined;
}

/** Calls fsync on a folder: a rename survives a power cut only after that. */
async function settle(folder: string): Promise<void> {
  const itself = await open(folder);
  await itself.sync().finally(() => itself.close());
}

/** Returns undefined where part of the path is missing or is a file. @throws StorageAwayError where a network folder does not respond. */
async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'].includes(code)) return undefined;
    throw new StorageAwayError(`a file can't be read (${code})`, { cause });
  }
}
