/**
 * A name as places are compared by it: lower case, letters and figures only, one space between words. Köln, Koln, Koeln
 * and KÖLN have one key, so have Łódź and Lodz, Weißenfels and Weissenfels, Sankt Ingbert and St. Ingbert. More letters
 * than the longest name has are left out.
 */
export function placeKey(name: string, longest = longestName): string {
  return name
    .slice(0, longest)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<![aeiouyq])([aou])e/g, '$1')
    .replace(/\bsankt\b/g, 'st')
    .trim()
    .slice(0, longest);
}

/** Whether a name has the letters with marks that were asked for: Rügen does not ask for Rugendorf, but Koln for Köln. */
export function hasMarksOf(name: string, asked: string): boolean {
  const letters = name.toLowerCase().normalize('NFC');
  return (written(asked).match(/[^\P{L}a-zß]/gu) ?? []).every((letter) => letters.includes(letter));
}

/** As a name is written, but for capitals. */
export const written = (name: string) =>
  name.slice(0, longestName).toLowerCase().normalize('NFC').trim();

/** No town of the two countries has more letters; what is longer is cut before anything else is done with it. */
const longestName = 80;
