/**
 * Returns the key of a place name for comparison: lower case, letters and digits only, one space between words. Köln, Koln,
 * Koeln and KÖLN have one key, as have Łódź and Lodz, Weißenfels and Weissenfels, Sankt Ingbert and St. Ingbert.
 * Longer names are cut to `maxLength`.
 */
export function placeKey(name: string, maxLength = maxNameLength): string {
  return name
    .slice(0, maxLength)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<![aeiouyq])([aou])e/g, '$1')
    .replace(/\bsankt\b/g, 'st')
    .trim()
    .slice(0, maxLength);
}

/** Returns whether a name has the diacritics that were typed: Rügen does not match Rugendorf, but Koln matches Köln. */
export function hasDiacriticsOf(name: string, typed: string): boolean {
  const letters = name.toLowerCase().normalize('NFC');
  return (normalizeCase(typed).match(/[^\P{L}a-zß]/gu) ?? []).every((letter) =>
    letters.includes(letter),
  );
}

/** Returns a name in lower case with its diacritics. */
export const normalizeCase = (name: string) =>
  name.slice(0, maxNameLength).toLowerCase().normalize('NFC').trim();

/** No town of the two countries has a longer name; limits the work for long input. */
const maxNameLength = 80;
