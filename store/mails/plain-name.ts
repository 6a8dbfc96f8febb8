/** So many letters a greeting repeats of what somebody typed as a name. */
const most = 40;

/** What may stand around a word of a name: a title's dot, a comma, quotation marks. */
const around = /^[.,;:!?()"„“”«»'’‘-]+|[.,;:!?()"„“”«»'’‘-]+$/gu;

/**
 * Letters with at most two marks each, hyphens and apostrophes. No sign that is not seen, and none that only looks like a letter of a
 * word: some modifier letters look like the dots and slashes of an address.
 */
const plainWord = /^(?:(?!\p{DI})(?:\p{Lu}|\p{Ll}|\p{Lt}|\p{Lo})(?:(?!\p{DI})\p{M}){0,2}['’-]?)+$/u;

/**
 * A name as a mail to an address that anybody could have typed may repeat it: its first 40 plain letters. A word with anything else in
 * it, such as an address of a website, is left out as a whole.
 * @returns an empty text where nothing is left.
 */
export function plainName(typed: string): string {
  const words = typed
    .normalize('NFKC')
    .split(/[\s\p{Cc}]+/u)
    .map((word) => word.replaceAll(around, ''))
    .filter((word) => plainWord.test(word));
  return [...words.join(' ')]
    .slice(0, most)
    .join('')
    .replace(/[\s'’-]+$/u, '');
}
