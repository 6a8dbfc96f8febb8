import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Slices } from './engine/slices.ts';
import { blocksOf, fromBlocks, type Kept, type SnapshotContents } from './snapshot-format.ts';

/** Another one for every change of what is kept, or of how words become keys; as long as a multiple of eight. */
const format = Buffer.from('oilway library search, 0001\n'.padEnd(32));
const name = 'library.snapshot';

/** Bytes of the checksum, which is the end, and of the contents' length before it. */
const [sumLength, lengthLength] = [32, 8];
/** Bytes that are read or hashed at a time. */
const part = 1 << 20;

/** Writes aside and renames, for the owner alone: nobody reads half of it, and two sites may write at the same time. */
export async function writeSnapshot(folder: string, kept: Kept): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const aside = join(folder, `${name}.${randomUUID()}`);
  const file = await open(aside, 'wx', 0o600);
  try {
    await writeAll(file, kept);
    await file.sync();
    await file.close();
    await rename(aside, join(folder, name));
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(aside, { force: true });
    throw error;
  }
}

async function writeAll(file: FileHandle, kept: Kept): Promise<void> {
  const hash = createHash('sha256');
  const write = async (bytes: Uint8Array) => {
    for (let from = 0; from < bytes.length; from += part) {
      const some = bytes.subarray(from, from + part);
      hash.update(some);
      await file.writeFile(some);
    }
  };
  await write(format);
  const blocks = blocksOf(kept);
  let block = await blocks.next();
  for (; !block.done; block = await blocks.next()) await write(block.value);
  const contents = Buffer.from(JSON.stringify(block.value));
  const length = Buffer.alloc(lengthLength);
  length.writeUInt32LE(contents.length);
  await write(contents);
  await write(length);
  await file.writeFile(hash.digest());
}

/** @returns undefined where there is none. @throws Error for one that is torn, or of another version. */
export async function readSnapshot(folder: string): Promise<Kept | undefined> {
  const data = await readAll(join(folder, name));
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

async function readAll(path: string): Promise<Buffer | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const { size } = await file.stat();
    // A buffer of its own: the numbers in it are used where they lie.
    const data = Buffer.from(new ArrayBuffer(size));
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(data, at, Math.min(part, size - at), at);
      if (bytesRead === 0) throw new Error('it is torn');
      at += bytesRead;
    }
    return data;
  } finally {
    await file.close();
  }
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
