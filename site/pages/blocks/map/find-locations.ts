import type { Location } from '../../page-context.ts';

/**
 * The locations whose town, street or title contains the place, or whose postal code begins with it.
 * A number is looked for where a number begins: 10 is not in Hauptstraße 110.
 * Those whose town or postal code begins with it come first.
 */
export function findLocations(
  locations: readonly Location[],
  place: string | undefined,
): readonly Location[] {
  const words = folded(place ?? '')
    .split(' ')
    .filter(Boolean);
  if (words.length === 0) {
    return locations;
  }
  const found = locations.filter((location) => words.every((word) => matches(location, word)));
  const near = found.filter((location) => words.some((word) => begins(location, word)));
  return [...near, ...found.filter((location) => !near.includes(location))];
}

/** A place or a postal code is what most visitors mean: it comes before a street that has the same letters. */
function begins({ town, postalCode }: Location, word: string): boolean {
  const code = folded(postalCode).replaceAll(' ', '');
  return code.startsWith(word) || variants(town).some((variant) => variant.startsWith(word));
}

function matches({ title, town, street, postalCode }: Location, word: string): boolean {
  const code = folded(postalCode).replaceAll(' ', '');
  return (
    code.startsWith(word) ||
    [town, street, title].some((text) => variants(text).some((variant) => contains(variant, word)))
  );
}

function contains(text: string, word: string): boolean {
  return /^\d/.test(word) ? ` ${text}`.includes(` ${word}`) : text.includes(word);
}

const known = new Map<string, string[]>();

/** Köln is found as köln, koln and koeln. The texts of the locations are few and asked for with every search. */
function variants(text: string): string[] {
  const kept = known.get(text);
  if (kept) return kept;
  if (known.size > 100_000) known.clear();
  const made = spellings(text);
  known.set(text, made);
  return made;
}

function spellings(text: string): string[] {
  const german = text
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter);
  return [folded(text), folded(german)];
}

/** Lower case, without diacritics; letters that Unicode doesn't take apart are replaced by hand. */
function folded(text: string): string {
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
