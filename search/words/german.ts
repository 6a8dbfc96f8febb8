/**
 * The light stemmer for German of J. Savoy (Light Stemming Approaches for the French, Portuguese, German and Hungarian
 * Languages, 2006), which takes off plurals and cases, with two rules more: 'eln' ends verbs whose noun ends in 'el', and
 * oil is too short a word for the others.
 * @param word folded, letters only.
 */
export function stemGerman(word: string): string {
  return /^ol(?:e[ns]?|s)$/.test(word) ? 'ol' : withoutComparison(withoutCase(word));
}

/** Letters before an s, or st, that is an ending. */
const beforeS = /[bdfghklmnrt]s$/;
const beforeSt = /[bdfghklmnt]st$/;

function withoutCase(word: string): string {
  const { length } = word;
  if (length > 5 && word.endsWith('ern')) return word.slice(0, -3);
  if (length > 5 && word.endsWith('eln')) return word.slice(0, -1);
  if (length > 4 && /e[mnrs]$/.test(word)) return word.slice(0, -2);
  if (length > 3 && word.endsWith('e')) return word.slice(0, -1);
  return length > 3 && beforeS.test(word) ? word.slice(0, -1) : word;
}

function withoutComparison(word: string): string {
  const { length } = word;
  if (length > 5 && word.endsWith('est')) return word.slice(0, -3);
  if (length > 4 && /e[rn]$/.test(word)) return word.slice(0, -2);
  return length > 4 && beforeSt.test(word) ? word.slice(0, -2) : word;
}
