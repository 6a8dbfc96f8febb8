/** Storage of bytes that are in no row: a folder or an S3 bucket, behind one interface. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StorageUnavailableError } from '../storage-unavailable-error.ts';

/** A range of a file in bytes, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file's metadata. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Milliseconds since the epoch. */
  modified: number;
}

export interface OpenedFile extends StoredFile {
  /** The bytes of the range, if one was requested. A caller that does not read it to its end must destroy it. */
  stream: Readable;
}

export interface ListedFile extends StoredFile {
  key: string;
}

/** Bytes to store, with their size; a mismatch rejects the write. */
export interface FileSource {
  size: number;
  open(): Readable;
}

/**
 * Files by key: names with slashes between them, such as `media/oil.jpg`. An invalid key reads like a missing file. Files under `cache/` can be
 * regenerated at any time, and are not backed up.
 */
export interface FileStore {
  /** A description for operators: a folder, or a bucket and its server, without secrets. */
  readonly description: string;
  /**
   * Stores bytes under a key and replaces earlier ones. They are durable when this resolves; until then readers get the earlier ones or none.
   * @throws InvalidKeyError, StorageUnavailableError, Error for a source of another size than declared.
   */
  put(key: string, source: FileSource, mediaType?: string): Promise<void>;
  /** @throws StorageUnavailableError */
  head(key: string): Promise<StoredFile | undefined>;
  /** @param range within the file; its end may lie beyond. @throws StorageUnavailableError, RangeError where it begins beyond. */
  open(key: string, range?: ByteRange): Promise<OpenedFile | undefined>;
  /** Removes a file; a missing one is no error. @throws StorageUnavailableError */
  remove(key: string): Promise<void>;
  /** Lists all files whose keys begin with a prefix of at least one folder, in no order. @throws StorageUnavailableError */
  list(prefix: string): AsyncGenerator<ListedFile>;
  /** @returns one sentence if the storage is not writable. */
  problem(): Promise<string | undefined>;
}

export class InvalidKeyError extends Error {
  override name = 'InvalidKeyError';
}

/** S3's limit of a key, and a file system's limit of a name, in bytes of UTF-8. */
const maxLength = { key: 1024, name: 255 };

/** Returns whether a key is valid on any file system: no name begins with a dot or contains a slash or a control character. */
export function isKey(key: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const name = /^[^./\\\u0000-\u001f\u007f][^/\\\u0000-\u001f\u007f]*$/;
  return (
    key.isWellFormed() &&
    Buffer.byteLength(key) <= maxLength.key &&
    key.split('/').every((part) => name.test(part) && Buffer.byteLength(part) <= maxLength.name)
  );
}

/** @throws InvalidKeyError */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new InvalidKeyError(`invalid file key ${JSON.stringify(key)}`);
}

export const fromBytes = (bytes: Uint8Array): FileSource => ({
  size: bytes.byteLength,
  open: () => Readable.from([bytes], { objectMode: false }),
});

/** @throws ENOENT */
export async function fromPath(path: string): Promise<FileSource> {
  const { size } = await stat(path);
  return { size, open: () => createReadStream(path) };
}

/** Returns all bytes of a file, for consumers that cannot stream. @throws StorageUnavailableError, also where the stream breaks off. */
export async function bytesOf(files: FileStore, key: string): Promise<Buffer | undefined> {
  const opened = await files.open(key);
  if (!opened) return undefined;
  try {
    return await buffer(opened.stream);
  } catch (cause) {
    throw new StorageUnavailableError(`${key} can't be read completely`, { cause });
  }
}
