/**
 * Takes the endings of cases and numbers off Polish nouns and adjectives, and brings what consonants turn into before
 * them to one letter (filtr, filtrze; karta, karcie; uszczelka, uszczelce, uszczelek). Written after the tables of
 * declension of the Polish grammar by Z. Saloni and M. Świdziński; a stem is a key, not always a word.
 * @param word folded, letters only.
 */
export function stemPolish(word: string): string {
  // 'olei' is one of the two plural genitives of 'olej'.
  let stem = word.length > 3 && word.endsWith('ei') ? `${word.slice(0, -1)}j` : word;
  for (let before = ''; stem !== before; ) {
    before = stem;
    stem = withoutEnding(stem);
  }
  return hardened(stem);
}

/** Endings by the fewest letters that must be left, the longest first. */
const endings: readonly (readonly [RegExp, number])[] = [
  [/(?:iami|iach)$/, 3],
  [/(?:ami|ach|iem|ego|emu|ymi|imi|ych|ich)$/, 3],
  [/(?:iow|owi|iej)$/, 4],
  [/(?:ow|ej|em|ym|im)$/, 4],
  [/(?:ia|ie|io|iu)$/, 3],
  [/[aeiouy]$/, 3],
];

function withoutEnding(word: string): string {
  for (const [ending, least] of endings) {
    const at = word.search(ending);
    if (at >= least) return word.slice(0, at);
  }
  return word;
}

/** What alternates at the end of a stem, on both sides brought to the same. */
function hardened(stem: string): string {
  return (
    stem
      // An e that comes and goes: korek, korka; kanister, kanistra.
      .replace(/(?<=..[^aeiouy])e(?=k$)/, '')
      .replace(/(?<=..t)e(?=r$)/, '')
      .replace(/rz$/, 'r')
      .replace(/jezd(?=z?$)/, 'jazd')
      .replace(/(?:dz|g)$/, 'd')
      .replace(/[ck]$/, 't')
  );
}
