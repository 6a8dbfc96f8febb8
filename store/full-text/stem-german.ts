/**
 * Returns the stem of a German word, by the light stemmer of J. Savoy (Light Stemming Approaches for the French, Portuguese, German and Hungarian
 * Languages, 2006), which removes plural and case endings. Additional rules: plurals that double or replace letters (Zeugnis, Zeugnisse; Zentrum,
 * Zentren), plurals in s after a vowel, -in and -innen, and 'eln' of verbs whose noun ends in 'el'; oil is too short for the other rules.
 * @param word folded, letters only.
 */
export function stemGerman(word: string): string {
  if (/^ol(?:e[ns]?|s)$/.test(word)) return 'ol';
  const singular = withoutCase(withoutPluralS(foreignPlural(word)));
  return withoutComparative(withoutFeminine(withoutDoubling(singular)));
}

/** Letters before an s, or st, that is an ending. */
const beforeS = /[bdfghklmnrtpwyc]s$/;
const beforeSt = /[bdfghklmnt]st$/;

/** Removes the plural s of Autos, Kameras, Azubis, but not the final s of Gas, Moos or kostenlos. */
function withoutPluralS(word: string): string {
  const plural =
    /(?:..[^lo]o|...[^aglt]a|(?:azub|prof|tax)i)s$/.test(word) && !/cha?os$|[eu]as$/.test(word);
  return plural ? word.slice(0, -1) : word;
}

/**
 * Returns the singular of Latin and Greek plurals that replace the ending: Zentrum, Zentren; Mechanismus, Mechanismen; Firma, Firmen. In Jubiläen and
 * Individuen `fold` has already merged two vowels.
 */
const foreignPlural = (word: string): string =>
  word
    .replace(/(?<=...[ei]|zentr|spektr|praktik|^dat|fakt|^for|^vis|^alb)ums?$/, 'en')
    .replace(/(?<=praktik|^vis)a$|(?<=stad)ions?$/, (ending) => (ending === 'a' ? 'en' : 'ien'))
    .replace(/(?<=jubil)aums?$/, 'an')
    .replace(/(?<=individu)ums?$/, 'n')
    .replace(/(?<=ism|vir|zykl|radi|glob|rhythm)us$/, 'en')
    .replace(/(?<=firm|them)as?$|(?<=kont|risik)os?$|(?<=prax)is$/, 'en');

function withoutCase(word: string): string {
  const { length } = word;
  if (length > 5 && word.endsWith('ern')) return word.slice(0, -3);
  if (length > 5 && word.endsWith('eln')) return word.slice(0, -1);
  if (length > 4 && /e[mnrs]$/.test(word)) return word.slice(0, -2);
  if (length > 3 && word.endsWith('e')) return word.slice(0, -1);
  return length > 3 && beforeS.test(word) ? word.slice(0, -1) : word;
}

/** Reduces the doubled letter of Zeugniss(e), Bonuss(e), Kundinn(en), as in the singular. */
const withoutDoubling = (stem: string): string =>
  stem.replace(/(?<=[bnt]is|atlas|[^aeou]us)s$/, '').replace(/(?<=..in)n$/, '');

/** Removes the feminine suffix of a trade: Mechanikerin, Mechaniker. */
const withoutFeminine = (stem: string): string => stem.replace(/(?<=...er)in$/, '');

function withoutComparative(word: string): string {
  const { length } = word;
  if (length > 5 && word.endsWith('est')) return word.slice(0, -3);
  if (length > 4 && /e[rn]$/.test(word)) return word.slice(0, -2);
  return length > 4 && beforeSt.test(word) ? word.slice(0, -2) : word;
}
