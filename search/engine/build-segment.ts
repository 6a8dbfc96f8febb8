import type { IndexedFile } from '@oilway/store/library/index-entries.ts';
import { kindOf } from '../file-kinds.ts';
import { fold } from '../words/fold.ts';
import { chunksOf } from '../words/pieces.ts';
import { keysOf } from './keys.ts';
import { orderOf, type Segment, signatureOf, traitsOf } from './segment.ts';
import { Slices } from './slices.ts';

/**
 * How much a field can say about a file: all of them together make 255. The pieces after which a field is long, and how
 * often a key must be in it to say half of that more.
 */
const fields = [
  { weight: 140, usual: 5, text: ({ name }: IndexedFile) => name, isName: true },
  {
    weight: 55,
    usual: 5,
    text: ({ fileName }: IndexedFile) => fileName.replace(/\.(?=[^.]*$)/, ' '),
    isName: true,
  },
  { weight: 30, usual: 4, text: ({ categoryTitle }: IndexedFile) => categoryTitle, isName: false },
  { weight: 30, usual: 200, text: ({ text }: IndexedFile) => text, isName: false },
] as const;

/** As BM25 has them: how soon a repeated word says nothing more, and how much a long field says less. */
const [saturation, lengthShare] = [0.6, 0.5];

/** A title as it is compared with a question: its folded pieces. */
export const plainTitle = (title: string): string => chunksOf(fold(title)).flat().join(' ');

/** A segment of some hundred files of one language, made in slices. Compounds are left to `withCompounds`. */
export async function buildSegment(unsorted: readonly IndexedFile[]): Promise<Segment> {
  const files = [...unsorted].sort((one, other) => secondsOf(other) - secondsOf(one));
  const slices = new Slices();
  const lists = new Map<string, number[]>();
  for (const [doc, file] of files.entries()) {
    if (slices.over) await slices.rest();
    for (const [key, weight] of weightsOf(file)) {
      const posting = doc * 256 + weight;
      const list = lists.get(key);
      if (list) list.push(posting);
      else lists.set(key, [posting]);
    }
  }
  await slices.rest();
  const keys = [...lists.keys()].sort();
  const starts = new Uint32Array(keys.length + 1);
  for (const [at, key] of keys.entries())
    starts[at + 1] = (starts[at] ?? 0) + (lists.get(key)?.length ?? 0);
  const postings = new Uint32Array(starts.at(-1) ?? 0);
  for (const [at, key] of keys.entries()) postings.set(lists.get(key) ?? [], starts[at]);
  return {
    ...factsOf(files),
    keys,
    starts,
    postings,
    signatures: Uint32Array.from(keys, signatureOf),
  };
}

function weightsOf(file: IndexedFile): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { isName, text, usual, weight } of fields) {
    const { counts, length } = keysOf(text(file), file.culture, isName);
    for (const [key, count] of counts)
      sums.set(key, (sums.get(key) ?? 0) + weight * said(count, length / usual));
  }
  for (const [key, sum] of sums) sums.set(key, Math.max(1, Math.min(255, Math.round(sum))));
  return sums;
}

/** From 0 to 1: the share of a field's weight that a key has. @param long the field's length in usual ones. */
function said(count: number, long: number): number {
  const norm = saturation * (1 - lengthShare + lengthShare * long);
  return count / (count + norm);
}

const secondsOf = ({ date }: IndexedFile) => Math.max(0, Date.parse(date) / 1000 || 0);

function factsOf(files: readonly IndexedFile[]) {
  const ids = Uint32Array.from(files, ({ id }) => id);
  return {
    ids,
    byId: orderOf(ids),
    categories: Uint32Array.from(files, ({ category }) => category),
    dates: Uint32Array.from(files, secondsOf),
    traits: Uint16Array.from(files, (file) =>
      traitsOf(kindOf(file), file.hasPrintFile, Number(file.date.slice(0, 4))),
    ),
    titles: files.map(({ name }) => plainTitle(name)),
    gone: new Uint8Array(files.length),
  };
}
