import { kinds, printKey } from '../file-kinds.ts';
import type { FoundFilter } from '../question.ts';
import { kindIn, mostTraits, printIn, yearIn } from './segment.ts';

const isYear = (key: string) => /^\d+$/.test(key);

/** The filters of a question, and how many files have which traits. A key that is none matches nothing. */
export class ChosenFilters {
  readonly #chosen: ReadonlySet<string>;
  readonly #kinds: ReadonlySet<string>;
  readonly #years: ReadonlySet<string>;
  /** 1 for traits that pass. */
  readonly passes = new Uint8Array(mostTraits);
  /** How many of the files that words and category match have these traits: counted by whoever finds them. */
  readonly counts = new Uint32Array(mostTraits);

  constructor(keys: readonly string[]) {
    this.#chosen = new Set(keys);
    this.#years = new Set(keys.filter(isYear));
    this.#kinds = new Set(keys.filter((key) => !isYear(key) && key !== printKey));
    if (keys.length === 0) this.passes.fill(1);
    for (let traits = 0; keys.length > 0 && traits < mostTraits; traits += 1)
      if (this.#ofKind(traits) && this.#ofPrint(traits) && this.#ofYear(traits))
        this.passes[traits] = 1;
  }

  /** All filters that occurred, and those that are chosen: kinds in their order, print, years from the newest. */
  counted(): FoundFilter[] {
    const found = new Map<string, FoundFilter>();
    const add = (group: FoundFilter['group'], key: string, count: number) => {
      const known = found.get(key);
      if (known) known.count += count;
      else found.set(key, { key, group, count, chosen: this.#chosen.has(key) });
    };
    for (const key of this.#kinds) if (kinds.includes(key as never)) add('kind', key, 0);
    for (const key of this.#years) add('year', key, 0);
    if (this.#chosen.has(printKey)) add('print', printKey, 0);
    for (let traits = 0; traits < mostTraits; traits += 1) {
      const count = this.counts[traits] as number;
      if (count === 0) continue;
      const [kind, print, year] = [this.#ofKind, this.#ofPrint, this.#ofYear].map((passes) =>
        passes.call(this, traits),
      );
      add('kind', kinds[kindIn(traits)] ?? 'other', print && year ? count : 0);
      if (printIn(traits)) add('print', printKey, kind && year ? count : 0);
      add('year', String(yearIn(traits)), kind && print ? count : 0);
    }
    return [...found.values()].sort(inOrder);
  }

  #ofKind(traits: number): boolean {
    return this.#kinds.size === 0 || this.#kinds.has(kinds[kindIn(traits)] ?? '');
  }

  #ofPrint(traits: number): boolean {
    return !this.#chosen.has(printKey) || printIn(traits);
  }

  #ofYear(traits: number): boolean {
    return this.#years.size === 0 || this.#years.has(String(yearIn(traits)));
  }
}

const groups: readonly FoundFilter['group'][] = ['kind', 'print', 'year'];

const inOrder = (one: FoundFilter, other: FoundFilter) =>
  groups.indexOf(one.group) - groups.indexOf(other.group) ||
  kinds.indexOf(one.key as never) - kinds.indexOf(other.key as never) ||
  other.key.localeCompare(one.key);
