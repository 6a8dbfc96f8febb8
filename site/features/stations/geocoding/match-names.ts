import type { Country } from '../domain/projection.ts';
import { isInflectionOf } from './areas.ts';
import type { Gazetteer } from './gazetteer-file.ts';
import { isAbbreviationOf, isOneEditApart, stemPrefix } from './match-words.ts';
import { hasDiacriticsOf, placeKey } from './place-key.ts';

/** On the scale of `Gazetteer.sizes`: 2000 inhabitants. */
export const townSize = 8 * Math.log2(2000);

/** Maximum number of names compared for one word. */
const maxCandidates = 3000;

/** The gazetteer and limits of one query. */
export interface GeocodingContext {
  table: Gazetteer;
  country: Country;
  /** How many names may still be compared word by word; limits a query to a few milliseconds. */
  budget: number;
}

/**
 * Returns the indices of the names that the words match without guessing: the name or its beginning, an abbreviation, or an
 * inflected Polish form. Prefers names with the diacritics that were typed. `isInflected` expects an inflected form.
 */
export function matchNames(
  context: GeocodingContext,
  words: readonly string[],
  typed: string,
  isInflected = false,
): number[] {
  const { table, country } = context;
  const whole = words.join(' ');
  if (whole.length < 2) return [];
  const exact = matchExactNames(context, words);
  const mayBeInflected = country === 'pl' && (isInflected || exact.length === 0);
  // Without a preposition the form may be a typo, so only towns match.
  const inflected = mayBeInflected
    ? matchInflection(context, words).filter(
        (at) => isInflected || (table.sizes[at] ?? 0) >= townSize,
      )
    : [];
  const found = [...new Set([...exact, ...inflected])];
  if (found.length === 0) return words.length > 1 ? matchAbbreviation(context, words) : [];
  // Inflection may change a letter with a diacritic: Łódź, w Łodzi.
  if (isInflected) return found;
  const sameSpelling = found.filter((at) => hasDiacriticsOf(table.names[at] ?? '', typed));
  return sameSpelling.length > 0 ? sameSpelling : found;
}

/** Returns the indices of the names that equal or begin with the words, or of which they are an alias. */
export function matchExactNames(
  { table, country }: GeocodingContext,
  words: readonly string[],
): number[] {
  const whole = words.join(' ');
  const exact = findByName(table, whole);
  const alias = exact.length === 0 ? nameAliases[country].get(whole) : undefined;
  return alias ? findByName(table, placeKey(alias)) : exact;
}

export const maxSize = ({ table }: GeocodingContext, found: readonly number[]): number =>
  found.reduce((max, at) => Math.max(max, table.sizes[at] ?? 0), 0);

/** Returns the names that equal the text or continue it with another word: Frankfurt, Frankfurt (Oder). */
export function findByName(table: Gazetteer, whole: string): number[] {
  return [
    ...findByPrefix(table, whole, (key) => key === whole),
    ...findByPrefix(table, `${whole} `),
  ];
}

/**
 * Matches abbreviations: Gorzów Wlkp., Neustadt a. Rbge., Bad Homburg v.d.H., N. Sącz. At least one word must be complete, or the
 * first must be a prefix except for its last two letters (Ludwigshf. Rh.). Bad may be missing if nothing else matches.
 */
function matchAbbreviation(context: GeocodingContext, words: readonly string[]): number[] {
  const { table } = context;
  const [first = ''] = words;
  const matchesFrom = (at: number, skipped: number) => {
    const key = (table.keys[at] ?? '').split(' ').slice(skipped);
    return key[0]?.[0] === first[0] && isAbbreviationOf(words, key);
  };
  const matches = (at: number) => matchesFrom(at, 0);
  const matchesWithoutBad = (at: number) =>
    table.keys[at]?.startsWith('bad ') && matchesFrom(at, 1);
  const lists = [...new Set(words)]
    .filter((word) => word.length > 2)
    .map((word) => [...findByName(table, word), ...(table.wordIndex.get(word) ?? [])])
    .sort((one, other) => one.length - other.length);
  for (const list of lists) {
    const some = takeWithinBudget(context, list);
    const found = some.filter(matches);
    if (found.length > 0) return [...new Set(found)];
    const spaMatches = context.country === 'de' ? some.filter(matchesWithoutBad) : [];
    if (spaMatches.length > 0) return [...new Set(spaMatches)];
  }
  const prefix = first.length < 6 ? first : first.slice(0, -2);
  return first.length < 3
    ? []
    : takeWithinBudget(context, findByPrefix(table, prefix)).filter(matches);
}

/** Returns the names that begin with the base form of the words: Krakowie, Nowej Hucie, Rabce (Rabka-Zdrój). */
function matchInflection(context: GeocodingContext, words: readonly string[]): number[] {
  const [first = ''] = words;
  const prefix = stemPrefix(first);
  if (prefix.length < 3) return [];
  return takeWithinBudget(context, findByPrefix(context.table, prefix)).filter((at) =>
    isInflectionOf(words, (context.table.keys[at] ?? '').split(' ', words.length)),
  );
}

/** Returns as many candidates as the budget of the query allows, and reduces the budget. */
function takeWithinBudget(context: GeocodingContext, list: readonly number[]): readonly number[] {
  const candidates = list.slice(0, Math.min(maxCandidates, context.budget));
  context.budget -= candidates.length;
  return candidates;
}

/** Returns the indices of the names whose key has the prefix and matches. */
export function findByPrefix(
  { keys }: Gazetteer,
  prefix: string,
  matches: (key: string) => boolean = () => true,
): number[] {
  const found: number[] = [];
  const from = lowerBound(keys, prefix);
  for (let at = from; at < Math.min(keys.length, from + maxCandidates); at += 1) {
    const key = keys[at] ?? '';
    if (!key.startsWith(prefix)) break;
    if (matches(key)) found.push(at);
  }
  return found;
}

/** Returns the indices of the names that have the text as later whole words: Bergen auf Rügen for Rügen. */
export function findByLaterWords({ keys, wordIndex }: Gazetteer, words: string): number[] {
  const [first = ''] = words.split(' ', 1);
  const has = (at: number) => ` ${keys[at]} `.indexOf(` ${words} `) > 0;
  return (wordIndex.get(first) ?? []).filter(has).slice(0, maxCandidates);
}

/** Returns the indices of the places of known size whose name differs by one typo: Dormund, Wrocalw. */
export function findWithTypo({ keys, sizes }: Gazetteer, whole: string): number[] {
  const found: number[] = [];
  if (whole.length < 4) return found;
  for (let at = 0; at < keys.length; at += 1) {
    if (sizes[at] === 0) continue;
    const key = keys[at] ?? '';
    if (key.length > whole.length + 1 || key.length < whole.length - 1) continue;
    // One typo cannot change both the first and the last letter.
    if (key[0] !== whole[0] && key.at(-1) !== whole.at(-1)) continue;
    if (isOneEditApart(key, whole)) found.push(at);
  }
  return found;
}

/** Returns the index of the first value not less than the target in an ascending list, or its length (binary search). */
export function lowerBound<T extends number | string>(values: ArrayLike<T>, target: T): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const value = values[middle];
    if (value !== undefined && value < target) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * English names of large towns that no spelling of the local name matches, and common abbreviations, by key. Names in other
 * languages and historical names are deliberately missing.
 */
const nameAliases: Readonly<Record<Country, ReadonlyMap<string, string>>> = {
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
