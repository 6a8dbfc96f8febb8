import { placeKey } from '../geocoding/place-key.ts';
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
  const words = textKey(place).split(' ').filter(Boolean);
  const found = locations.filter(
    (location) => words.length > 0 && words.every((word) => matchesWord(location, word)),
  );
  const isPlace = (location: L) => words.some((word) => startsWithWord(location, word));
  return {
    places: found.filter(isPlace),
    others: found.filter((location) => !isPlace(location)),
  };
}

/** Returns whether town or postal code begins with the word; such locations rank before matches in streets. */
function startsWithWord(location: SearchableLocation, word: string): boolean {
  const { code, town } = searchKeysOf(location);
  return code.startsWith(word) || town.startsWith(word);
}

function matchesWord(location: SearchableLocation, word: string): boolean {
  const { code, texts } = searchKeysOf(location);
  if (code.startsWith(word)) return true;
  if (/^\D$/.test(word)) return texts.includes(` ${word} `);
  const isWhole = /^\d/.test(word) || word.length < 3;
  return texts.includes(isWhole ? ` ${word}` : word);
}

/** Returns the locations whose title has all words of the text: Berlin-Spandau for Spandau. */
export function findByTitle<L extends SearchableLocation>(
  locations: readonly L[],
  text: string,
): L[] {
  const words = textKey(text).split(' ').filter(Boolean);
  return locations.filter((location) => {
    const title = ` ${searchKeysOf(location).title} `;
    return words.length > 0 && words.every((word) => title.includes(` ${word} `));
  });
}

interface SearchKeys {
  code: string;
  town: string;
  title: string;
  /** Town, street and title, one a line, each between spaces. */
  texts: string;
}

const searchKeysCache = new WeakMap<SearchableLocation, SearchKeys>();

/** Returns the normalized search keys of a location, cached per location. */
export function searchKeysOf(location: SearchableLocation): SearchKeys {
  const cached = searchKeysCache.get(location);
  if (cached) return cached;
  const [town, street, title] = [location.town, location.street, location.title].map(textKey);
  const keys = {
    code: textKey(location.postalCode).replaceAll(' ', ''),
    town: town ?? '',
    title: title ?? '',
    texts: ` ${town} \n ${street} \n ${title} `,
  };
  searchKeysCache.set(location, keys);
  return keys;
}

/** Returns the key of a text, in which a dash joins digits: 30-001 is one word. */
export const textKey = (text: string): string => placeKey(text.replace(/(\d)-(?=\d)/g, '$1'), 200);
