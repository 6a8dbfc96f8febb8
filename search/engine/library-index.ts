import type { Culture } from '@oilway/store/cultures.ts';
import type { SearchFound, SearchQuestion } from '../question.ts';
import { plainTitle } from './build-segment.ts';
import { ChosenFilters } from './filters.ts';
import { withCompounds, wordsOf } from './find-compounds.ts';
import { Matcher } from './matcher.ts';
import { mergeSegments } from './merge-segments.ts';
import { byScore, titlesFirst } from './rank.ts';
import { type ReadWords, readQuestion } from './read-question.ts';
import type { Segment } from './segment.ts';

/** Segments of one size are merged when there are more than so many. */
const mostSmall = 8;
/** All are merged when so much of the largest has been changed or added since. */
const mostChanged = 0.25;

/** The tables of a search, kept so that no search makes them anew: as many entries as there are files. */
const tablesOf = (size: number) => ({
  /** 0 for a file that may be found, else infinity. */
  best: new Float32Array(size),
  touched: new Uint32Array(size),
  sums: new Float32Array(size),
  met: new Uint8Array(size),
});

/** The files of one language. What is searched changes at once; how it is laid out, little by little. */
export class LibraryIndex {
  readonly culture: Culture;
  #segments: readonly Segment[];
  #laid = false;
  #bases: number[] = [];
  #ids = new Uint32Array(0);
  #traits = new Uint16Array(0);
  /** All files, the newest first, and the place of each in this order. */
  #newest = new Uint32Array(0);
  #ranks = new Uint32Array(0);
  /** All categories that there are files in, and the place of each file's in this list. */
  #categories: number[] = [];
  #groups = new Uint16Array(0);
  #tables = tablesOf(0);
  /** By category whether its files may be found, as `best` has it now, and how many those are. */
  #seen: { may: Float32Array; count: number } | undefined;
  #tidying: Promise<void> | undefined;

  constructor(culture: Culture, segments: readonly Segment[] = []) {
    this.culture = culture;
    this.#segments = segments;
  }

  get segments(): readonly Segment[] {
    return this.#segments;
  }

  /** How many files there are. */
  get size(): number {
    return this.segments.reduce((sum, { gone }) => sum + gone.length - count(gone), 0);
  }

  /** Adds a segment of files that are not here, or no longer. */
  add(segment: Segment): void {
    this.#put([...this.segments, segment]);
  }

  /** @param ids in any order; those that are not here are no matter. */
  remove(ids: Iterable<number>): void {
    this.#seen = undefined;
    for (const id of ids)
      for (const segment of this.segments) {
        const doc = docOf(segment, id);
        if (doc !== undefined) segment.gone[doc] = 1;
      }
  }

  /** Merges what is in too many pieces and takes new compounds apart. Resolves when that is done. */
  tidy(): Promise<void> {
    this.#tidying ??= this.#merge().finally(() => {
      this.#tidying = undefined;
      this.#lay();
    });
    return this.#tidying;
  }

  find(question: SearchQuestion, isSeen: (category: number) => boolean): SearchFound {
    this.#lay();
    const filters = new ChosenFilters(question.filters);
    const asked = readQuestion(
      question.words,
      this.culture,
      question.typing,
      wordsOf(this.segments),
    );
    const seen = this.#see(isSeen);
    const wordless = question.words.trim() === '';
    if (asked.length === 0 && !wordless) return { ids: [], filters: filters.counted() };
    const { among, needed } = this.#match(asked, seen);
    if (needed === 0 && !wordless) return { ids: [], filters: filters.counted() };
    const docs = this.#left(needed, filters, among);
    const { sums } = this.#tables;
    const sorted = wordless
      ? docs
      : titlesFirst(byScore(docs, sums), sums, plainTitle(question.words), (doc) =>
          this.#titleOf(doc),
        );
    return { ids: this.#idsOf(sorted), filters: filters.counted() };
  }

  /** The files that have so many of the words and pass the filters, the newest first. @param among if known, few enough. */
  #left(needed: number, filters: ChosenFilters, among: Uint32Array | undefined): Uint32Array {
    const { best, met, touched } = this.#tables;
    const { counts, passes } = filters;
    const [traits, ranks] = [this.#traits, this.#ranks];
    // Sorting a few is quicker than going through all.
    const newest = among
      ? among
          .map((doc) => ranks[doc] as number)
          .sort()
          .map((rank) => this.#newest[rank] as number)
      : this.#newest;
    let count = 0;
    for (let at = 0; at < newest.length; at += 1) {
      const doc = newest[at] as number;
      if (met[doc] !== needed || best[doc] !== 0) continue;
      const own = traits[doc] as number;
      counts[own] = (counts[own] as number) + 1;
      if (passes[own] === 0) continue;
      touched[count] = doc;
      count += 1;
    }
    return touched.slice(0, count);
  }

  #idsOf(docs: Uint32Array): number[] {
    const ids = new Array<number>(docs.length);
    for (let at = 0; at < docs.length; at += 1) ids[at] = this.#ids[docs[at] as number] as number;
    return ids;
  }

  /** Marks the files that may be found, unless that was done for the same rights just before. @returns how many. */
  #see(isSeen: (category: number) => boolean): number {
    const { best, met, sums } = this.#tables;
    met.fill(0);
    sums.fill(0);
    const may = Float32Array.from(this.#categories, (one) =>
      isSeen(one) ? 0 : Number.POSITIVE_INFINITY,
    );
    if (this.#seen?.may.every((one, at) => one === may[at])) return this.#seen.count;
    const groups = this.#groups;
    for (let doc = 0; doc < best.length; doc += 1) best[doc] = may[groups[doc] as number] as number;
    for (const [at, { gone }] of this.segments.entries())
      for (let doc = gone.indexOf(1); doc >= 0; doc = gone.indexOf(1, doc + 1))
        best[(this.#bases[at] as number) + doc] = Number.POSITIVE_INFINITY;
    let count = 0;
    for (let doc = 0; doc < best.length; doc += 1) if (best[doc] === 0) count += 1;
    this.#seen = { may, count };
    return count;
  }

  /** Adds up what the words say about each file. @returns how many of them a file must have, and among which files those are. */
  #match(asked: readonly ReadWords[], all: number): { needed: number; among?: Uint32Array } {
    const { met, sums } = this.#tables;
    const view = { segments: this.segments, bases: this.#bases, culture: this.culture };
    const matcher = new Matcher(view, this.#tables);
    let needed = 0;
    let fewest: Uint32Array | undefined;
    for (const word of asked) {
      const { docs, scores } = matcher.find(word);
      if (!fewest || docs.length < fewest.length) fewest = docs;
      const rarity = Math.log(1 + (all - docs.length + 0.5) / (docs.length + 0.5)) + 0.1;
      for (let at = 0; at < docs.length; at += 1) {
        const doc = docs[at] as number;
        const count = (met[doc] as number) + 1;
        met[doc] = count;
        if (count > needed) needed = count;
        sums[doc] = (sums[doc] as number) + rarity * (scores[at] as number);
      }
    }
    const among = needed === asked.length && fewest && fewest.length * 16 < met.length;
    return among ? { needed, among: fewest as Uint32Array } : { needed };
  }

  #titleOf(doc: number): string {
    let at = this.#bases.length - 1;
    while ((this.#bases[at] as number) > doc) at -= 1;
    return this.segments[at]?.titles[doc - (this.#bases[at] as number)] ?? '';
  }

  async #merge(): Promise<void> {
    const bySize = [...this.segments].sort((one, other) => other.ids.length - one.ids.length);
    const [largest, ...small] = bySize;
    if (!largest) return;
    const added = small.reduce((sum, { ids }) => sum + ids.length, 0);
    if (count(largest.gone) + added > largest.ids.length * mostChanged)
      await this.#mergeThese(bySize);
    else if (small.length > mostSmall) await this.#mergeThese(small);
    for (const segment of this.segments)
      if (!segment.parts) await this.#replace([segment], segment);
  }

  async #mergeThese(sources: readonly Segment[]): Promise<void> {
    const { moved, segment } = await mergeSegments(sources);
    await this.#replace(sources, segment);
    // What went in the meantime went from the segments that were merged.
    for (const [at, { gone }] of sources.entries())
      for (const [doc, was] of gone.entries()) {
        const to = moved[at]?.[doc] ?? -1;
        if (was && to >= 0) segment.gone[to] = 1;
      }
  }

  /** Puts a segment in the place of others, with its compounds, which only German has. */
  async #replace(sources: readonly Segment[], segment: Segment): Promise<void> {
    const others = () => this.segments.filter((one) => !sources.includes(one));
    const whole = await withCompounds(
      segment,
      this.culture === 'de-DE' ? [...others(), segment] : [],
    );
    this.#put([whole, ...others()]);
  }

  #put(segments: readonly Segment[]): void {
    this.#segments = segments;
    this.#laid = false;
  }

  /** What a search needs of all segments together. */
  #lay(): void {
    if (this.#laid) return;
    this.#laid = true;
    const { segments } = this;
    this.#bases = [];
    let size = 0;
    for (const { ids } of segments) {
      this.#bases.push(size);
      size += ids.length;
    }
    this.#ids = new Uint32Array(size);
    this.#traits = new Uint16Array(size);
    for (const [at, { ids, traits }] of segments.entries()) {
      this.#ids.set(ids, this.#bases[at]);
      this.#traits.set(traits, this.#bases[at]);
    }
    const places = new Map<number, number>();
    this.#groups = new Uint16Array(size);
    for (const [at, { categories }] of segments.entries())
      for (let doc = 0; doc < categories.length; doc += 1) {
        const category = categories[doc] as number;
        const place = places.get(category) ?? places.size;
        places.set(category, place);
        this.#groups[(this.#bases[at] as number) + doc] = place;
      }
    this.#categories = [...places.keys()];
    this.#tables = tablesOf(size);
    this.#seen = undefined;
    this.#newest = mergedByDate(segments, this.#bases, size);
    this.#ranks = new Uint32Array(size);
    for (let at = 0; at < size; at += 1) this.#ranks[this.#newest[at] as number] = at;
  }
}

const count = (gone: Uint8Array) => {
  let sum = 0;
  for (let doc = 0; doc < gone.length; doc += 1) sum += gone[doc] as number;
  return sum;
};

function docOf({ byId, ids }: Segment, id: number): number | undefined {
  let [low, high] = [0, byId.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[byId[middle] as number] as number) < id) low = middle + 1;
    else high = middle;
  }
  const doc = byId[low];
  return doc !== undefined && ids[doc] === id ? doc : undefined;
}

/** All files, the newest first. */
function mergedByDate(segments: readonly Segment[], bases: readonly number[], size: number) {
  const merged = new Uint32Array(size);
  const places = new Uint32Array(segments.length);
  const next = segments.map(({ dates }) => dates[0] ?? -1);
  for (let end = 0; end < size; end += 1) {
    let best = 0;
    for (let at = 1; at < next.length; at += 1)
      if ((next[at] as number) > (next[best] as number)) best = at;
    const place = places[best] as number;
    merged[end] = (bases[best] as number) + place;
    places[best] = place + 1;
    next[best] = segments[best]?.dates[place + 1] ?? -1;
  }
  return merged;
}
