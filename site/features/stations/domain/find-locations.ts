import type { Coordinates } from './distance.ts';

/** What the search for a place compares of a location. */
export interface SearchedLocation extends Coordinates {
  title: string;
  street: string;
  postalCode: string;
  town: string;
}

export interface Matches<L> {
  /** Their town or postal code begins with what was asked. */
  places: L[];
  /** What was asked stands in their title or street, or within the name of their town. */
  others: L[];
}

/**
 * The locations whose town, street or title contains the place, or whose postal code begins with it.
 * A number is looked for where a number begins: 10 is not in Hauptstraße 110; so is a word of two letters. A single letter
 * is a word of its own: the O of Frankfurt/O. is not in Frankfurt-Ost.
 */
export function findLocations<L extends SearchedLocation>(
  locations: readonly L[],
  place: string,
): Matches<L> {
  const words = folded(place).split(' ').filter(Boolean);
  const found = locations.filter((location) => words.every((word) => matches(location, word)));
  const isPlace = (location: L) => words.some((word) => begins(location, word));
  return {
    places: found.filter(isPlace),
    others: found.filter((location) => !isPlace(location)),
  };
}

/** A place or a postal code is what most visitors mean: it comes before a street that has the same letters. */
function begins(location: SearchedLocation, word: string): boolean {
  const { code, towns } = spellingsOf(location);
  return code.startsWith(word) || towns.some((variant) => variant.startsWith(word));
}

function matches(location: SearchedLocation, word: string): boolean {
  const { code, texts } = spellingsOf(location);
  if (code.startsWith(word)) return true;
  if (/^\D$/.test(word)) return `${texts}\n`.replaceAll('\n', ' \n').includes(` ${word} `);
  const isWhole = /^\d/.test(word) || word.length < 3;
  return texts.includes(isWhole ? ` ${word}` : word);
}

/** The locations whose title has all words of the text: of Spandau the one called Berlin-Spandau, of no street. */
export function titledWith<L extends SearchedLocation>(locations: readonly L[], text: string): L[] {
  const asked = variants(text).map((variant) => variant.split(' ').filter(Boolean));
  return locations.filter((location) => {
    const titles = spellingsOf(location).titles.map((title) => ` ${title} `);
    return asked.some(
      (words) =>
        words.length > 0 &&
        titles.some((title) => words.every((word) => title.includes(` ${word} `))),
    );
  });
}

interface Spellings {
  code: string;
  towns: string[];
  titles: string[];
  /** Of town, street and title, each in a line of its own after a space. */
  texts: string;
}

const known = new WeakMap<SearchedLocation, Spellings>();

/** Every search asks all locations: they are read once. */
export function spellingsOf(location: SearchedLocation): Spellings {
  const kept = known.get(location);
  if (kept) return kept;
  const { postalCode, street, title, town } = location;
  const [towns, titles] = [variants(town), variants(title)];
  const texts = [...towns, ...variants(street), ...titles].map((text) => ` ${text}`).join('\n');
  const made = { code: folded(postalCode).replaceAll(' ', ''), towns, titles, texts };
  known.set(location, made);
  return made;
}

/** Köln is found as köln, koln and koeln. */
export function variants(text: string): string[] {
  const german = text
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  return [folded(text), folded(german)];
}

/** Lower case, without diacritics; letters that Unicode doesn't take apart are replaced by hand. */
export function folded(text: string): string {
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
