import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '@oilway/store/files/file-store.ts';
import { Slices } from './engine/slices.ts';
import { blocksOf, fromBlocks, type Kept, type SnapshotContents } from './snapshot-format.ts';

/** Another one for every change of what is kept, or of how words become keys; as long as a multiple of eight. */
const format = Buffer.from('oilway library search, 0002\n'.padEnd(32));
/** What it is called in the store of files. */
const key = 'cache/search/library.snapshot';

/** Bytes of the checksum, which is the end, and of the contents' length before it. */
const [sumLength, lengthLength] = [32, 8];
/** Bytes that are hashed at a time. */
const part = 1 << 20;

/** Two sites may write at the same time. Nothing of what is kept may change until it ends. @throws StorageAwayError, Error for a full disk. */
export async function writeSnapshot(files: FileStore, kept: Kept): Promise<void> {
  let size = sumLength;
  for await (const { length } of partsOf(kept)) size += length;
  await files.put(key, {
    size,
    open: () => Readable.from(withSum(partsOf(kept)), { objectMode: false }),
  });
}

async function* withSum(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const some of parts) {
    hash.update(some);
    yield some;
  }
  yield hash.digest();
}

async function* partsOf(kept: Kept): AsyncGenerator<Uint8Array> {
  yield format;
  const blocks = blocksOf(kept);
  let block = await blocks.next();
  for (; !block.done; block = await blocks.next()) {
    const { value } = block;
    for (let from = 0; from < value.length; from += part) yield value.subarray(from, from + part);
  }
  const contents = Buffer.from(JSON.stringify(block.value));
  yield contents;
  const length = Buffer.alloc(lengthLength);
  length.writeUInt32LE(contents.length);
  yield length;
}

/** @returns undefined where there is none. @throws Error for one that is torn, or of another version; StorageAwayError. */
export async function readSnapshot(files: FileStore): Promise<Kept | undefined> {
  const data = await readAll(files);
  if (!data) return undefined;
  const end = data.length - sumLength - lengthLength;
  if (end < format.length || !data.subarray(0, format.length).equals(format))
    throw new Error('it is of another version');
  if (!(await sumOf(data.subarray(0, -sumLength))).equals(data.subarray(-sumLength)))
    throw new Error('it is torn');
  const begin = end - data.readUInt32LE(end);
  const contents = JSON.parse(data.toString('utf8', begin, end)) as SnapshotContents;
  return fromBlocks(data, format.length, contents);
}

async function readAll(files: FileStore): Promise<Buffer | undefined> {
  const opened = await files.open(key);
  if (!opened) return undefined;
  // A buffer of its own: the numbers in it are used where they lie.
  const data = Buffer.from(new ArrayBuffer(opened.size));
  let at = 0;
  for await (const some of opened.stream as AsyncIterable<Buffer>) at += some.copy(data, at);
  if (at < data.length) throw new Error('it is torn');
  return data;
}

async function sumOf(data: Buffer): Promise<Buffer> {
  const slices = new Slices();
  const hash = createHash('sha256');
  for (let from = 0; from < data.length; from += part) {
    hash.update(data.subarray(from, from + part));
    if (slices.over) await slices.rest();
  }
  return hash.digest();
}
