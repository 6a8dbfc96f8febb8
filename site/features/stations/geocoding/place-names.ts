import type { Country } from '../domain/projection.ts';
import { isFormOf } from './areas.ts';
import type { PlaceTable } from './place-file.ts';
import { hasMarksOf, placeKey } from './place-key.ts';
import { commonBeginning, isOneSlip, isShortFor } from './place-words.ts';

/** In the sizes of the table: a place of 2000 inhabitants. */
export const townSize = 8 * Math.log2(2000);

/** No more names are looked at for one word. */
const most = 3000;

/** What names are looked for in. */
export interface PlaceNames {
  table: PlaceTable;
  country: Country;
  /** How many names may still be compared word by word: no question takes longer than some milliseconds. */
  left: number;
}

/**
 * Indices of the names that words stand for without a doubt: the name or its beginning, an abbreviation of it, or a Polish
 * case. Of several spellings the one with the marks that were typed. `isBent` looks for a case first.
 */
export function namesMeant(
  names: PlaceNames,
  words: readonly string[],
  spelt: string,
  isBent = false,
): number[] {
  const { table, country } = names;
  const whole = words.join(' ');
  if (whole.length < 2) return [];
  const named = namesCalled(names, words);
  const isCase = country === 'pl' && (isBent || named.length === 0);
  // Without a word that asks for a case it may as well be a slip: only a town is meant.
  const bent = isCase
    ? inCase(names, words).filter((at) => isBent || (table.sizes[at] ?? 0) >= townSize)
    : [];
  const found = [...new Set([...named, ...bent])];
  if (found.length === 0) return words.length > 1 ? abbreviated(names, words) : [];
  // A case may change a marked letter: Łódź, w Łodzi.
  if (isBent) return found;
  const asWritten = found.filter((at) => hasMarksOf(table.names[at] ?? '', spelt));
  return asWritten.length > 0 ? asWritten : found;
}

/** Indices of the names that the words are, or begin, or are another name for. */
export function namesCalled({ table, country }: PlaceNames, words: readonly string[]): number[] {
  const whole = words.join(' ');
  const named = called(table, whole);
  const other = named.length === 0 ? otherNames[country].get(whole) : undefined;
  return other ? called(table, placeKey(other)) : named;
}

export const largestSize = ({ table }: PlaceNames, found: readonly number[]): number =>
  found.reduce((most, at) => Math.max(most, table.sizes[at] ?? 0), 0);

/** Frankfurt is the name of Frankfurt and of Frankfurt (Oder). */
export function called(table: PlaceTable, whole: string): number[] {
  return [...namesWith(table, whole, (key) => key === whole), ...namesWith(table, `${whole} `)];
}

/**
 * Gorzów Wlkp., Neustadt a. Rbge., Bad Homburg v.d.H., N. Sącz: one word at least is whole, or the first is a beginning but
 * for its last two letters (Ludwigshf. Rh.). The Bad of a name may be missing where no other one fits: Homburg v.d.H.
 */
function abbreviated(names: PlaceNames, words: readonly string[]): number[] {
  const { table } = names;
  const [first = ''] = words;
  const fitsFrom = (at: number, skipped: number) => {
    const key = (table.keys[at] ?? '').split(' ').slice(skipped);
    return key[0]?.[0] === first[0] && isShortFor(words, key);
  };
  const fits = (at: number) => fitsFrom(at, 0);
  const isSpa = (at: number) => table.keys[at]?.startsWith('bad ') && fitsFrom(at, 1);
  const lists = [...new Set(words)]
    .filter((word) => word.length > 2)
    .map((word) => [...called(table, word), ...(table.withWord.get(word) ?? [])])
    .sort((one, other) => one.length - other.length);
  for (const list of lists) {
    const some = looked(names, list);
    const found = some.filter(fits);
    if (found.length > 0) return [...new Set(found)];
    const spas = names.country === 'de' ? some.filter(isSpa) : [];
    if (spas.length > 0) return [...new Set(spas)];
  }
  const beginning = first.length < 6 ? first : first.slice(0, -2);
  return first.length < 3 ? [] : looked(names, namesWith(table, beginning)).filter(fits);
}

/** Names that begin with words of which these are a case: Krakowie, Nowej Hucie, Rabce (Rabka-Zdrój). */
function inCase(names: PlaceNames, words: readonly string[]): number[] {
  const [first = ''] = words;
  const beginning = commonBeginning(first);
  if (beginning.length < 3) return [];
  return looked(names, namesWith(names.table, beginning)).filter((at) =>
    isFormOf(words, (names.table.keys[at] ?? '').split(' ', words.length)),
  );
}

/** As many of a list as may still be looked at for this question. */
function looked(names: PlaceNames, list: readonly number[]): readonly number[] {
  const some = list.slice(0, Math.min(most, names.left));
  names.left -= some.length;
  return some;
}

/** Indices of the names that begin with a text and fit. */
export function namesWith(
  { keys }: PlaceTable,
  beginning: string,
  fits: (key: string) => boolean = () => true,
): number[] {
  const found: number[] = [];
  const from = firstWith(keys, beginning);
  for (let at = from; at < Math.min(keys.length, from + most); at += 1) {
    const key = keys[at] ?? '';
    if (!key.startsWith(beginning)) break;
    if (fits(key)) found.push(at);
  }
  return found;
}

/** Indices of the names that have the text as words of their own, but not first: Rügen is in Bergen auf Rügen. */
export function namesWithin({ keys, withWord }: PlaceTable, words: string): number[] {
  const [first = ''] = words.split(' ', 1);
  const has = (at: number) => ` ${keys[at]} `.indexOf(` ${words} `) > 0;
  return (withWord.get(first) ?? []).filter(has).slice(0, most);
}

/** Indices of the places of known size whose name differs by one slip: Dormund, Wrocalw. */
export function misspelt({ keys, sizes }: PlaceTable, whole: string): number[] {
  const found: number[] = [];
  if (whole.length < 4) return found;
  for (let at = 0; at < keys.length; at += 1) {
    if (sizes[at] === 0) continue;
    const key = keys[at] ?? '';
    if (key.length > whole.length + 1 || key.length < whole.length - 1) continue;
    // One slip leaves the beginning or the end as it is.
    if (key[0] !== whole[0] && key.at(-1) !== whole.at(-1)) continue;
    if (isOneSlip(key, whole)) found.push(at);
  }
  return found;
}

/** The index of the first value that is not below the one asked for, in a list that ascends; its length where none is. */
export function firstWith<T extends number | string>(values: ArrayLike<T>, asked: T): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = values[middle];
    if (value !== undefined && value < asked) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * By keys: the names that stand on English maps for towns of ours where no spelling of the name itself leads to them.
 * Only of the largest, for who drives through the country; the names of other languages and times are not asked for. And
 * letters that people write for a town.
 */
const otherNames: Readonly<Record<Country, ReadonlyMap<string, string>>> = {
  de: new Map([
    ['brunswick', 'Braunschweig'],
    ['cologne', 'Köln'],
    ['hanover', 'Hannover'],
    ['munich', 'München'],
    ['nuremberg', 'Nürnberg'],
    ['nbg', 'Nürnberg'],
    ['ffm', 'Frankfurt am Main'],
    ['m gladbach', 'Mönchengladbach'],
    ['mgladbach', 'Mönchengladbach'],
  ]),
  pl: new Map([
    ['cracow', 'Kraków'],
    ['warsaw', 'Warszawa'],
    ['w wa', 'Warszawa'],
    ['wawa', 'Warszawa'],
    ['wwa', 'Warszawa'],
    ['trojmiasto', 'Gdańsk'],
  ]),
};
