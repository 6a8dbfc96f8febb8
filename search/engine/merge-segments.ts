import { orderOf, room, type Segment, signatureOf } from './segment.ts';
import { Slices } from './slices.ts';

export interface Merged {
  segment: Segment;
  /** Of each source, by its files: their new number, -1 for those that were gone. */
  moved: Int32Array[];
}

/** One segment of several, without what is gone, made in slices. Compounds are left to `findCompounds`. */
export async function mergeSegments(sources: readonly Segment[]): Promise<Merged> {
  const slices = new Slices();
  const { facts, moved } = renumbered(sources);
  await slices.rest();
  const lists = await mergedLists(sources, moved, slices);
  return {
    moved,
    segment: {
      ...facts,
      ...lists,
    },
  };
}

/** The files that are left, the newest first, and their facts. */
function renumbered(sources: readonly Segment[]) {
  const total = sources.reduce((sum, { ids }) => sum + ids.length, 0);
  const order = new Float64Array(total);
  const [sourceOf, docOf] = [new Uint16Array(total), new Uint32Array(total)];
  let [flat, left] = [0, 0];
  for (const [source, { dates, gone }] of sources.entries()) {
    for (let doc = 0; doc < gone.length; doc += 1) {
      sourceOf[flat] = source;
      docOf[flat] = doc;
      if (!gone[doc]) {
        order[left] = (2 ** 32 - 1 - (dates[doc] as number)) * room + flat;
        left += 1;
      }
      flat += 1;
    }
  }
  const places = Uint32Array.from(order.subarray(0, left).sort(), (value) => value % room);
  const moved = sources.map(({ ids }) => new Int32Array(ids.length).fill(-1));
  for (let at = 0; at < left; at += 1) {
    const place = places[at] as number;
    (moved[sourceOf[place] as number] as Int32Array)[docOf[place] as number] = at;
  }
  const pick = (place: number, field: 'ids' | 'categories' | 'dates' | 'traits') =>
    (sources[sourceOf[place] as number] as Segment)[field][docOf[place] as number] as number;
  const ids = places.map((place) => pick(place, 'ids'));
  const facts = {
    ids,
    byId: orderOf(ids),
    categories: places.map((place) => pick(place, 'categories')),
    dates: places.map((place) => pick(place, 'dates')),
    traits: Uint16Array.from(places, (place) => pick(place, 'traits')),
    titles: Array.from(places, (place) =>
      String(sources[sourceOf[place] as number]?.titles[docOf[place] as number]),
    ),
    gone: new Uint8Array(left),
  };
  return { facts, moved };
}

async function mergedLists(
  sources: readonly Segment[],
  moved: readonly Int32Array[],
  slices: Slices,
) {
  const keys: string[] = [];
  const starts: number[] = [0];
  const signatures: number[] = [];
  const most = sources.reduce((sum, { postings }) => sum + postings.length, 0);
  const postings = new Uint32Array(most);
  const places = sources.map(() => 0);
  let end = 0;
  for (;;) {
    const key = leastKey(sources, places);
    if (key === undefined) break;
    const begin = end;
    for (const [at, source] of sources.entries()) {
      const place = places[at] as number;
      if (source.keys[place] !== key) continue;
      places[at] = place + 1;
      end = copied(source, place, moved[at] as Int32Array, postings, end);
    }
    if (end > begin) {
      keys.push(key);
      starts.push(end);
      signatures.push(signatureOf(key));
    }
    if ((keys.length & 63) === 0 && slices.over) await slices.rest();
  }
  return {
    keys,
    starts: Uint32Array.from(starts),
    signatures: Uint32Array.from(signatures),
    // What is left over is not worth a copy unless it is much.
    postings: end < most * 0.8 ? postings.slice(0, end) : postings.subarray(0, end),
  };
}

function leastKey(sources: readonly Segment[], places: readonly number[]): string | undefined {
  let least: string | undefined;
  for (let at = 0; at < sources.length; at += 1) {
    const key = sources[at]?.keys[places[at] as number];
    if (key !== undefined && (least === undefined || key < least)) least = key;
  }
  return least;
}

/** Copies the postings of a key whose files are left. @returns the end of what is written. */
function copied(
  { postings, starts }: Segment,
  place: number,
  moved: Int32Array,
  to: Uint32Array,
  end: number,
): number {
  let at = end;
  const last = starts[place + 1] as number;
  for (let from = starts[place] as number; from < last; from += 1) {
    const posting = postings[from] as number;
    const doc = moved[posting >>> 8] as number;
    if (doc < 0) continue;
    to[at] = doc * 256 + (posting & 255);
    at += 1;
  }
  return at;
}
