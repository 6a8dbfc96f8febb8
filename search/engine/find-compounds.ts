import { type IsWord, mayBePart, partsOf } from '../words/compounds.ts';
import { findIn, type Segment } from './segment.ts';
import { Slices } from './slices.ts';

/** So many keys are looked up in a set that is made for it; fewer in the lists themselves. */
const many = 5000;

/** How much is left of what a file says where it says it as a part of a compound. */
const share = 0.45;

/**
 * The same segment with the compounds among its keys taken apart: each part has the files of all its compounds.
 * @param all the segments whose keys are words, this one among them; none for a language that writes none.
 */
export async function withCompounds(segment: Segment, all: readonly Segment[]): Promise<Segment> {
  const slices = new Slices();
  const isWord = segment.keys.length > many ? await setOf(all, slices) : wordsOf(all);
  const compounds = new Map<string, number[]>();
  const taken = all.length > 0 ? segment.keys : [];
  for (const [at, key] of taken.entries()) {
    for (const part of partsOf(key, isWord)) {
      const list = compounds.get(part);
      if (list) list.push(at);
      else compounds.set(part, [at]);
    }
    if ((at & 15) === 0 && slices.over) await slices.rest();
  }
  return { ...segment, ...(await partLists(segment, compounds, slices)) };
}

async function partLists(
  segment: Segment,
  compounds: ReadonlyMap<string, number[]>,
  slices: Slices,
): Promise<Pick<Required<Segment>, 'parts' | 'partStarts' | 'partPostings'>> {
  const parts = [...compounds.keys()].sort();
  const partStarts = new Uint32Array(parts.length + 1);
  const best = new Uint8Array(segment.ids.length);
  let partPostings = new Uint32Array(1024);
  let end = 0;
  for (const [at, part] of parts.entries()) {
    const postings = postingsOf(segment, compounds.get(part) ?? [], best);
    if (end + postings.length > partPostings.length) {
      const larger = new Uint32Array((end + postings.length) * 1.5);
      larger.set(partPostings.subarray(0, end));
      partPostings = larger;
    }
    partPostings.set(postings, end);
    end += postings.length;
    partStarts[at + 1] = end;
    if (slices.over) await slices.rest();
  }
  return { parts, partStarts, partPostings: partPostings.slice(0, end) };
}

/** The files of several keys, each once with the most that is said about it. @param best zeros, and so again after use. */
function postingsOf(
  { postings, starts }: Segment,
  keys: readonly number[],
  best: Uint8Array,
): number[] {
  const docs: number[] = [];
  for (const key of keys) {
    const last = starts[key + 1] as number;
    for (let at = starts[key] as number; at < last; at += 1) {
      const posting = postings[at] as number;
      const [doc, weight] = [posting >>> 8, posting & 255];
      if (best[doc] === 0) docs.push(doc);
      if (weight > (best[doc] as number)) best[doc] = weight;
    }
  }
  return docs.map((doc) => {
    const weight = Math.max(1, Math.round((best[doc] as number) * share));
    best[doc] = 0;
    return doc * 256 + weight;
  });
}

/** Whether a stem is a key of one of these segments. */
export const wordsOf =
  (all: readonly Segment[]): IsWord =>
  (stem) =>
    all.some(({ keys }) => findIn(keys, stem) >= 0);

async function setOf(all: readonly Segment[], slices: Slices): Promise<IsWord> {
  const words = new Set<string>();
  for (const { keys } of all) {
    for (const [at, key] of keys.entries()) {
      if (mayBePart(key)) words.add(key);
      if ((at & 255) === 0 && slices.over) await slices.rest();
    }
  }
  return (stem) => words.has(stem);
}
