import { type Culture, isCulture } from '@oilway/store/cultures.ts';
import { LibraryIndex } from './engine/library-index.ts';
import type { Segment } from './engine/segment.ts';
import { Slices } from './engine/slices.ts';

/** What a search needs to go on where another process stopped. */
export interface Kept {
  /** See `FileDoor.indexMarks`. */
  marks: Map<number, string>;
  indexes: readonly LibraryIndex[];
}

/** What lies where, at the end of the file. Blocks follow each other in the order of this list. */
export interface SnapshotContents {
  /** Bytes. */
  marks: number;
  indexes: { culture: Culture; segments: Record<string, number>[] }[];
}

const arrays = {
  ids: Uint32Array,
  byId: Uint32Array,
  categories: Uint32Array,
  dates: Uint32Array,
  traits: Uint16Array,
  gone: Uint8Array,
  signatures: Uint32Array,
  starts: Uint32Array,
  postings: Uint32Array,
  partStarts: Uint32Array,
  partPostings: Uint32Array,
} as const;
const lists = ['titles', 'keys', 'parts'] as const;

/** Blocks begin where a number of any size may. */
const padded = (bytes: number) => (bytes + 7) & ~7;

/** Lines that are encoded at a time. */
const some = 5000;

/** Everything as blocks of bytes, at one moment: what can change is copied before the first block. */
export async function* blocksOf(kept: Kept): AsyncGenerator<Uint8Array, SnapshotContents> {
  const marks = [...kept.marks];
  const indexes = kept.indexes.map(({ culture, segments }) => ({
    culture,
    segments: segments.map((segment) => ({ ...segment, gone: segment.gone.slice() })),
  }));
  const contents: SnapshotContents = { marks: 0, indexes: [] };
  contents.marks = yield* lines(marks, ([id, mark]) => `${id} ${mark}`);
  for (const { culture, segments } of indexes) {
    const sizes: Record<string, number>[] = [];
    for (const segment of segments) sizes.push(yield* segmentBlocks(segment));
    contents.indexes.push({ culture, segments: sizes });
  }
  return contents;
}

async function* segmentBlocks(segment: Segment) {
  const sizes: Record<string, number> = {};
  for (const [name, type] of Object.entries(arrays)) {
    const array = segment[name as keyof typeof arrays] ?? new type(0);
    const { buffer, byteLength, byteOffset } = array;
    sizes[name] = byteLength;
    yield new Uint8Array(buffer, byteOffset, byteLength);
    yield new Uint8Array(padded(byteLength) - byteLength);
  }
  for (const name of lists) sizes[name] = yield* lines(segment[name] ?? [], (line) => line);
  return sizes;
}

/** @returns how many bytes it were. */
async function* lines<Item>(
  items: readonly Item[],
  lineOf: (item: Item) => string,
): AsyncGenerator<Uint8Array, number> {
  const slices = new Slices();
  let bytes = 0;
  for (let from = 0; from < items.length; from += some) {
    const block = Buffer.from(
      items
        .slice(from, from + some)
        .map((item) => `${lineOf(item)}\n`)
        .join(''),
    );
    bytes += block.length;
    yield block;
    if (slices.over) await slices.rest();
  }
  yield new Uint8Array(padded(bytes) - bytes);
  return bytes;
}

/** The same from all blocks in a row. @param at where they begin, from which a number of any size may. */
export async function fromBlocks(
  data: Buffer,
  at: number,
  contents: SnapshotContents,
): Promise<Kept> {
  let from = at;
  const next = (bytes = 0) => {
    const block = data.subarray(from, from + bytes);
    from += padded(bytes);
    return block;
  };
  const marks = new Map<number, string>();
  for (const line of await linesOf(next(contents.marks))) {
    const space = line.indexOf(' ');
    marks.set(Number(line.slice(0, space)), line.slice(space + 1));
  }
  const indexes: LibraryIndex[] = [];
  for (const { culture, segments } of contents.indexes) {
    if (!isCulture(culture)) throw new Error(`there is no culture ${culture}`);
    const read: Segment[] = [];
    for (const sizes of segments) read.push(await segmentOf(sizes, next));
    indexes.push(new LibraryIndex(culture, read));
  }
  return { marks, indexes };
}

async function segmentOf(
  sizes: Record<string, number>,
  next: (bytes: number | undefined) => Buffer,
): Promise<Segment> {
  const segment: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(arrays)) {
    const { buffer, byteOffset, length } = next(sizes[name]);
    segment[name] = new type(buffer as ArrayBuffer, byteOffset, length / type.BYTES_PER_ELEMENT);
  }
  for (const name of lists) segment[name] = await linesOf(next(sizes[name]));
  return segment as unknown as Segment;
}

async function linesOf(block: Buffer): Promise<string[]> {
  const slices = new Slices();
  const found: string[] = [];
  /** Bytes decoded at a time, up to the end of a line. */
  const most = 1 << 17;
  for (let from = 0; from < block.length; ) {
    const end = from + most < block.length ? block.indexOf(10, from + most) : block.length - 1;
    for (const line of block.toString('utf8', from, end).split('\n')) found.push(line);
    from = end + 1;
    if (slices.over) await slices.rest();
  }
  return found;
}
