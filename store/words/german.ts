/**
 * The light stemmer for German of J. Savoy (Light Stemming Approaches for the French, Portuguese, German and Hungarian
 * Languages, 2006), which takes off plurals and cases, with more rules for what plurals double or exchange (Zeugnis, Zeugnisse;
 * Zentrum, Zentren), for plurals in s after a vowel, and for -in and -innen; 'eln' ends verbs whose noun ends in 'el', and
 * oil is too short a word for the others.
 * @param word folded, letters only.
 */
export function stemGerman(word: string): string {
  if (/^ol(?:e[ns]?|s)$/.test(word)) return 'ol';
  const singular = withoutCase(withoutPluralS(foreignPlural(word)));
  return withoutComparison(withoutFeminine(single(singular)));
}

/** Letters before an s, or st, that is an ending. */
const beforeS = /[bdfghklmnrtpwyc]s$/;
const beforeSt = /[bdfghklmnt]st$/;

/** Autos, Kameras, Azubis; no Gas, Moos or kostenlos, whose s is of the word. */
function withoutPluralS(word: string): string {
  const plural =
    /(?:..[^lo]o|...[^aglt]a|(?:azub|prof|tax)i)s$/.test(word) && !/cha?os$|[eu]as$/.test(word);
  return plural ? word.slice(0, -1) : word;
}

/**
 * Words from Latin and Greek in the plural that they exchange their ending for: Zentrum, Zentren; Mechanismus, Mechanismen; Firma, Firmen. Of
 * Jubiläen and Individuen, `fold` left one vowel.
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

/** Zeugniss(e), Bonuss(e), Kundinn(en) with the one letter that their singular has. */
const single = (stem: string): string =>
  stem.replace(/(?<=[bnt]is|atlas|[^aeou]us)s$/, '').replace(/(?<=..in)n$/, '');

/** The woman of a trade beside the man: Mechanikerin, Mechaniker. */
const withoutFeminine = (stem: string): string => stem.replace(/(?<=...er)in$/, '');

function withoutComparison(word: string): string {
  const { length } = word;
  if (length > 5 && word.endsWith('est')) return word.slice(0, -3);
  if (length > 4 && /e[rn]$/.test(word)) return word.slice(0, -2);
  return length > 4 && beforeSt.test(word) ? word.slice(0, -2) : word;
}
