import { readFileSync } from 'node:fs';
import { type Coordinates, kilometres } from '../rules/distance.ts';
import { withPlainCodes } from '../rules/plain-codes.ts';
import type { Country } from '../rules/projection.ts';
import { degrees, openPlaces, type PlaceTable } from './place-file.ts';
import { hasMarksOf, placeKey, written } from './place-key.ts';

/** Where what was asked lies. */
export interface FoundPlace extends Coordinates {
  /** As the country writes it: `Neuss`, `41460 Neuss`, `31535 Neustadt` where several are called so; of a prefix `414`. */
  label: string;
  /** What was asked: a name, a postal code, the beginning of postal codes, or a guess from a part of a name. */
  by: 'name' | 'code' | 'prefix' | 'part';
  /** Other places that may have been meant, the largest first; each label asked for again leads there. */
  others: string[];
}

/** No more names are looked at for one question, and no more other places are told. */
const most = { names: 3000, others: 5 };

const tables = new Map<Country, PlaceTable>();

/**
 * The place that a visitor means: a postal code or its beginning, else a name, else a part of one. Of several the
 * largest. Takes any text; what is no place is undefined. The files are read when the first question comes, and stay
 * on the server.
 */
export function knownPlace(country: Country, asked: string): FoundPlace | undefined {
  const table = tableOf(country);
  const spelt = withPlainCodes(asked.slice(0, 80));
  const key = placeKey(spelt);
  const words = key.split(' ').filter(Boolean).slice(0, 6);
  const code = words.find((word) => /^[0-9]{5}$/.test(word));
  const spoken = countryless(words.filter((word) => /^\p{L}/u.test(word)));
  const exact = code ? atCode(table, country, code, spoken) : undefined;
  if (exact) return exact;
  const search = { table, country, spelt };
  const digits = code ?? /^([0-9]{2,4})(?: |$)/.exec(key)?.[1];
  if (digits) return byName(search, spoken) ?? atPrefix(table, country, digits);
  return byName(search, words);
}

function tableOf(country: Country): PlaceTable {
  const known = tables.get(country);
  if (known) return known;
  const file = new URL(`places-${country}.br`, import.meta.url);
  const table = openPlaces(readFileSync(file));
  tables.set(country, table);
  return table;
}

/** A question for a name, and how it was spelt. */
interface NameSearch {
  table: PlaceTable;
  country: Country;
  spelt: string;
}

/** D-Neuss asks for Neuss. */
const countryless = (words: string[]) =>
  words.filter((word, index) => index > 0 || !/^(de?|pl)$/.test(word));

/** The code, or the place that is named beside it and has that code. */
function atCode(
  table: PlaceTable,
  country: Country,
  code: string,
  spoken: string[],
): FoundPlace | undefined {
  const { codeAt, codeOf, codes, nameAt, nameOf, names } = table;
  const at = firstWith(codes, Number(code));
  if (codes[at] !== Number(code)) return undefined;
  const beside = spoken.length > 0 ? called(table, spoken.join(' ')) : [];
  const named = beside.find((name) => codeOf[name] === at);
  const label = `${codeText(country, code)} ${names[named ?? nameOf[at] ?? 0]}`;
  const place = named === undefined ? position(codeAt, at) : position(nameAt, named);
  return { ...place, label, by: 'code', others: [] };
}

/** The middle one of the codes that begin like this; of an unknown code, of those that are most like it. */
function atPrefix(
  { codes, codeAt }: PlaceTable,
  country: Country,
  digits: string,
): FoundPlace | undefined {
  for (let length = digits.length; length >= 2; length -= 1) {
    const beginning = digits.slice(0, length);
    const from = firstWith(codes, Number(beginning.padEnd(5, '0')));
    const to = firstWith(codes, Number(beginning.padEnd(5, '9')) + 1);
    if (from >= to) continue;
    const middle = (values: Int32Array) =>
      degrees(values.slice(from, to).sort()[Math.floor((to - from) / 2)]);
    const at = { latitude: middle(codeAt.latitudes), longitude: middle(codeAt.longitudes) };
    return { ...at, label: codeText(country, beginning), by: 'prefix', others: [] };
  }
  return undefined;
}

function byName(search: NameSearch, words: string[]): FoundPlace | undefined {
  const { table, country, spelt } = search;
  const whole = words.join(' ');
  if (whole.length < 2) return undefined;
  const named = called(table, whole);
  const asWritten = named.filter((at) => hasMarksOf(table.names[at] ?? '', spelt));
  if (named.length > 0) return largest(search, asWritten.length > 0 ? asWritten : named, 'name');
  const english = englishNames[country].get(whole);
  if (english) return largest(search, called(table, placeKey(english)), 'name');
  const [first = '', ...rest] = words;
  if (/^(insel|wyspa)$/.test(first) && rest.length > 0) return byName(search, rest);
  return byPart(search, words);
}

/** A guess: what begins so, or has these words in its name, or is called like the first words; with the marks that were typed. */
function byPart(search: NameSearch, words: string[]): FoundPlace | undefined {
  const { table, spelt } = search;
  const whole = words.join(' ');
  if (whole.length < 3) return undefined;
  const [first = ''] = words;
  const guess = (found: number[]) => {
    const meant = found.filter((at) => hasMarksOf(table.names[at] ?? '', spelt));
    return meant.length > 0 ? largest(search, meant, 'part') : undefined;
  };
  return (
    guess([...namesWith(table, whole), ...namesWithin(table, whole)]) ??
    (first.length < 3 || words.length < 2
      ? undefined
      : guess(namesWith(table, first, (key) => isShortFor(words, key.split(' '))))) ??
    withoutEnd(search, words)
  );
}

/** Neuss Innenstadt is in Neuss, where no place of that name is known. */
function withoutEnd(search: NameSearch, words: string[]): FoundPlace | undefined {
  for (let count = words.length - 1; count >= 1; count -= 1) {
    const whole = words.slice(0, count).join(' ');
    if (whole.length < 4) return undefined;
    const named = namesWith(search.table, whole, (key) => key === whole);
    if (named.length > 0) return largest(search, named, 'part');
  }
  return undefined;
}

/** Frankfurt a. M. and Rothenburg Tauber: each word begins one of the name's, in their order. */
function isShortFor(words: string[], name: string[]): boolean {
  let next = 0;
  for (const word of name) if (word.startsWith(words[next] ?? '\n')) next += 1;
  return next === words.length;
}

/** Frankfurt is the name of Frankfurt and of Frankfurt (Oder). */
function called(table: PlaceTable, whole: string): number[] {
  return [...namesWith(table, whole, (key) => key === whole), ...namesWith(table, `${whole} `)];
}

/** Indices of the names that begin with a text and fit. */
function namesWith(
  { keys }: PlaceTable,
  beginning: string,
  fits: (key: string) => boolean = () => true,
): number[] {
  const found: number[] = [];
  const from = firstWith(keys, beginning);
  for (let at = from; at < Math.min(keys.length, from + most.names); at += 1) {
    const key = keys[at] ?? '';
    if (!key.startsWith(beginning)) break;
    if (fits(key)) found.push(at);
  }
  return found;
}

/** Indices of the names that have the text as words of their own, but not first: Rügen is in Bergen auf Rügen. */
function namesWithin({ keys, withWord }: PlaceTable, words: string): number[] {
  const [first = ''] = words.split(' ', 1);
  const has = (at: number) => ` ${keys[at]} `.indexOf(` ${words} `) > 0;
  return (withWord.get(first) ?? []).filter(has).slice(0, most.names);
}

/**
 * The largest of several places, or the one of its name that is written as it was asked for (Munster, not Münster), with
 * those that may be meant instead: no part of it, and none that is tiny beside it.
 */
function largest(
  { table, country, spelt }: NameSearch,
  found: number[],
  by: 'name' | 'part',
): FoundPlace {
  const { keys, nameAt, names, sizes } = table;
  const size = (at: number) => sizes[at] || unknown;
  const sorted = found.sort((one, other) => bySize(table, one, other));
  const [biggest = 0] = sorted;
  const asked = written(spelt);
  const isAsked = (at: number) =>
    keys[at] === keys[biggest] && (sizes[at] ?? 0) > 0 && written(names[at] ?? '') === asked;
  const first = sorted.find(isAsked) ?? biggest;
  const told: number[] = [first];
  for (const at of sorted) {
    if (told.length > most.others || size(at) < size(first) - fiftiethPart) break;
    const near = (other: number) =>
      kilometres(position(nameAt, at), position(nameAt, other)) < apart;
    if (!told.some(near)) told.push(at);
  }
  const others = told.slice(1);
  const alone = isLargestOfItsName(table, first) && !others.some((at) => keys[at] === keys[first]);
  return {
    ...position(nameAt, first),
    label: alone ? (names[first] ?? '') : withCode(table, country, first),
    by,
    others: others.map((at) =>
      isLargestOfItsName(table, at) ? (names[at] ?? '') : withCode(table, country, at),
    ),
  };
}

/** In the sizes of the table: a fiftieth of the inhabitants, and how many a place has of which nobody knows it. */
const fiftiethPart = 8 * Math.log2(50);
const unknown = 8 * Math.log2(200);

/** What lies closer together, in kilometres, has the same stations nearby, mostly: nobody need choose. */
const apart = 15;

function bySize({ keys, sizes }: PlaceTable, one: number, other: number): number {
  const length = (at: number) => keys[at]?.length ?? 0;
  return (sizes[other] ?? 0) - (sizes[one] ?? 0) || length(one) - length(other) || one - other;
}

/** Who asks for its name is led to it. */
function isLargestOfItsName(table: PlaceTable, at: number): boolean {
  return called(table, table.keys[at] ?? '').every((other) => bySize(table, at, other) <= 0);
}

function withCode({ codeOf, codes, names }: PlaceTable, country: Country, at: number): string {
  const code = String(codes[codeOf[at] ?? 0]).padStart(5, '0');
  return `${codeText(country, code)} ${names[at]}`;
}

const codeText = (country: Country, code: string) =>
  country === 'pl' && code.length > 2 ? `${code.slice(0, 2)}-${code.slice(2)}` : code;

function position(of: PlaceTable['codeAt'], at: number): Coordinates {
  return { latitude: degrees(of.latitudes[at]), longitude: degrees(of.longitudes[at]) };
}

/** The index of the first value that is not below the one asked for, in a list that ascends; its length where none is. */
function firstWith<T extends number | string>(values: ArrayLike<T>, asked: T): number {
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
 * Only of the largest, for who drives through the country; the names of other languages and times are not asked for.
 */
const englishNames: Readonly<Record<Country, ReadonlyMap<string, string>>> = {
  de: new Map([
    ['brunswick', 'Braunschweig'],
    ['cologne', 'Köln'],
    ['hanover', 'Hannover'],
    ['munich', 'München'],
    ['nuremberg', 'Nürnberg'],
  ]),
  pl: new Map([
    ['cracow', 'Kraków'],
    ['warsaw', 'Warszawa'],
  ]),
};
