import { type IsWord, mayBePart, partsOf } from '../words/compounds.ts';
import { findIn, type Segment } from './segment.ts';
import { Slices } from './slices.ts';

/** So many keys are looked up in a set that is made for it; fewer in the lists themselves. */
const many = 5000;

/**
 * The same segment with the compounds among its keys taken apart.
 * @param all the segments whose keys are words, this one among them; none for a language that writes none.
 */
export async function withCompounds(segment: Segment, all: readonly Segment[]): Promise<Segment> {
  const slices = new Slices();
  const isWord = segment.keys.length > many ? await setOf(all, slices) : wordsOf(all);
  const lists = new Map<string, number[]>();
  const taken = all.length > 0 ? segment.keys : [];
  for (const [at, key] of taken.entries()) {
    for (const part of partsOf(key, isWord)) {
      const list = lists.get(part);
      if (list) list.push(at);
      else lists.set(part, [at]);
    }
    if ((at & 15) === 0 && slices.over) await slices.rest();
  }
  const parts = [...lists.keys()].sort();
  const partStarts = new Uint32Array(parts.length + 1);
  for (const [at, part] of parts.entries())
    partStarts[at + 1] = (partStarts[at] as number) + (lists.get(part)?.length ?? 0);
  const compounds = new Uint32Array(partStarts.at(-1) ?? 0);
  for (const [at, part] of parts.entries()) compounds.set(lists.get(part) ?? [], partStarts[at]);
  return { ...segment, parts, partStarts, compounds };
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
