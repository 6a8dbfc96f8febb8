/** Maximal letters of a typed name in a greeting. */
const maxLength = 40;

/** Punctuation around a word of a name: a title's dot, a comma, quotation marks. */
const surroundingPunctuation = /^[.,;:!?()"„“”«»'’‘-]+|[.,;:!?()"„“”«»'’‘-]+$/gu;

/**
 * Letters with at most two combining marks each, hyphens and apostrophes. No invisible characters and no modifier letters, some of which look like
 * the dots and slashes of a URL.
 */
const plainWord = /^(?:(?!\p{DI})(?:\p{Lu}|\p{Ll}|\p{Lt}|\p{Lo})(?:(?!\p{DI})\p{M}){0,2}['’-]?)+$/u;

/**
 * Returns the part of a typed name that is safe in a mail to an unverified address: its first 40 plain letters. A word with any other character, such
 * as a URL, is omitted as a whole.
 * @returns an empty text where nothing is left.
 */
export function plainName(typed: string): string {
  const words = typed
    .normalize('NFKC')
    .split(/[\s\p{Cc}]+/u)
    .map((word) => word.replaceAll(surroundingPunctuation, ''))
    .filter((word) => plainWord.test(word));
  return [...words.join(' ')]
    .slice(0, maxLength)
    .join('')
    .replace(/[\s'’-]+$/u, '');
}
