import type { Coordinates } from './distance.ts';

/** The fields of a location that the place search compares. */
export interface SearchableLocation extends Coordinates {
  title: string;
  street: string;
  postalCode: string;
  town: string;
}

export interface Matches<L> {
  /** Town or postal code begins with a word of the query. */
  places: L[];
  /** The query matches title, street or the middle of the town's name. */
  others: L[];
}

/**
 * Returns the locations whose town, street or title contains all words of the place, or whose postal code begins with them.
 * Numbers and two-letter words match only at the beginning of a word: 10 does not match Hauptstraße 110. A single letter
 * matches only a whole word: the O of Frankfurt/O. does not match Frankfurt-Ost.
 */
export function findLocations<L extends SearchableLocation>(
  locations: readonly L[],
  place: string,
): Matches<L> {
  const words = foldText(place).split(' ').filter(Boolean);
  const found = locations.filter((location) => words.every((word) => matchesWord(location, word)));
  const isPlace = (location: L) => words.some((word) => startsWithWord(location, word));
  return {
    places: found.filter(isPlace),
    others: found.filter((location) => !isPlace(location)),
  };
}

/** Returns whether town or postal code begins with the word; such locations rank before matches in streets. */
function startsWithWord(location: SearchableLocation, word: string): boolean {
  const { code, towns } = searchKeysOf(location);
  return code.startsWith(word) || towns.some((variant) => variant.startsWith(word));
}

function matchesWord(location: SearchableLocation, word: string): boolean {
  const { code, texts } = searchKeysOf(location);
  if (code.startsWith(word)) return true;
  if (/^\D$/.test(word)) return `${texts}\n`.replaceAll('\n', ' \n').includes(` ${word} `);
  const isWhole = /^\d/.test(word) || word.length < 3;
  return texts.includes(isWhole ? ` ${word}` : word);
}

/** Returns the locations whose title has all words of the text: Berlin-Spandau for Spandau. */
export function findByTitle<L extends SearchableLocation>(
  locations: readonly L[],
  text: string,
): L[] {
  const queryVariants = spellingVariants(text).map((variant) => variant.split(' ').filter(Boolean));
  return locations.filter((location) => {
    const titles = searchKeysOf(location).titles.map((title) => ` ${title} `);
    return queryVariants.some(
      (words) =>
        words.length > 0 &&
        titles.some((title) => words.every((word) => title.includes(` ${word} `))),
    );
  });
}

interface SearchKeys {
  code: string;
  towns: string[];
  titles: string[];
  /** Town, street and title, one a line, each after a space. */
  texts: string;
}

const searchKeysCache = new WeakMap<SearchableLocation, SearchKeys>();

/** Returns the normalized search keys of a location, cached per location. */
export function searchKeysOf(location: SearchableLocation): SearchKeys {
  const cached = searchKeysCache.get(location);
  if (cached) return cached;
  const { postalCode, street, title, town } = location;
  const [towns, titles] = [spellingVariants(town), spellingVariants(title)];
  const texts = [...towns, ...spellingVariants(street), ...titles]
    .map((text) => ` ${text}`)
    .join('\n');
  const keys = { code: foldText(postalCode).replaceAll(' ', ''), towns, titles, texts };
  searchKeysCache.set(location, keys);
  return keys;
}

/** Returns the normalized spellings of a text: koln and koeln for Köln. */
export function spellingVariants(text: string): string[] {
  const german = text
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  return [foldText(text), foldText(german)];
}

/** Returns the text in lower case without diacritics; ł and ß, which NFD does not decompose, are replaced. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/(\d)-(?=\d)/g, '$1')
    .replace(/[\s,;./-]+/g, ' ')
    .trim();
}
