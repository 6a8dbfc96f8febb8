/** Where the bytes lie that are in no row: a folder or an S3 bucket, behind one interface. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StorageAwayError } from '../storage-away.ts';

/** A part of a file in bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What is known of a file without its bytes. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Milliseconds since the epoch. */
  modified: number;
}

export interface OpenedFile extends StoredFile {
  /** Of the range, if one was asked for. Whoever does not read it to its end destroys it. */
  stream: Readable;
}

export interface ListedFile extends StoredFile {
  key: string;
}

/** Bytes that are to be kept. Their size is told beforehand: what turns out to have another one is not kept. */
export interface FileSource {
  size: number;
  open(): Readable;
}

/**
 * Files by their keys: names with slashes between them, such as `media/oil.jpg`. A key that none can have is like one that none has.
 * What begins with `cache/` can be made anew at any time, and no backup takes it along.
 */
export interface FileStore {
  /** For people: a folder, or a bucket and its server, without any secret. */
  readonly place: string;
  /**
   * Keeps bytes under a key, in place of earlier ones. They are durable when it ends; until then readers find the earlier ones or none.
   * @throws InvalidKeyError, StorageAwayError, Error for a source of another size than it told.
   */
  put(key: string, source: FileSource, mediaType?: string): Promise<void>;
  /** @throws StorageAwayError */
  head(key: string): Promise<StoredFile | undefined>;
  /** @param range within the file; its end may lie beyond. @throws StorageAwayError, RangeError where it begins beyond. */
  open(key: string, range?: ByteRange): Promise<OpenedFile | undefined>;
  /** It does not matter whether it was there. @throws StorageAwayError */
  remove(key: string): Promise<void>;
  /** All files whose keys begin with a prefix, which names a folder at least; in any order. @throws StorageAwayError */
  list(prefix: string): AsyncGenerator<ListedFile>;
  /** @returns one sentence if files can't be kept there. */
  problem(): Promise<string | undefined>;
}

export class InvalidKeyError extends Error {
  override name = 'InvalidKeyError';
}

/** S3's own limit, in bytes of UTF-8; a name on a disk has 255. */
const longest = { key: 1024, name: 255 };

/** Whether a key stays where it belongs on any disk: no name begins with a dot, none has a slash or a sign that is none. */
export function isKey(key: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const name = /^[^./\\\u0000-\u001f\u007f][^/\\\u0000-\u001f\u007f]*$/;
  return (
    key.isWellFormed() &&
    Buffer.byteLength(key) <= longest.key &&
    key.split('/').every((part) => name.test(part) && Buffer.byteLength(part) <= longest.name)
  );
}

/** @throws InvalidKeyError */
export function expectKey(key: string): void {
  if (!isKey(key)) throw new InvalidKeyError(`no file can have the key ${JSON.stringify(key)}`);
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

/** All bytes of a file, for what can't work with less. @throws StorageAwayError, also where it breaks off. */
export async function bytesOf(files: FileStore, key: string): Promise<Buffer | undefined> {
  const opened = await files.open(key);
  if (!opened) return undefined;
  try {
    return await buffer(opened.stream);
  } catch (cause) {
    throw new StorageAwayError(`${key} can't be read to its end`, { cause });
  }
}
