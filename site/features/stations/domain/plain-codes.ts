/** Whatever a person, a phone or a word processor puts between two figures: spaces and dashes of every kind. */
const between = '[\\s\\p{Pd}\\p{Cf}\u2212]';
const country = new RegExp(`(?<!\\p{L})(?:de?|pl?)${between}{0,3}(?=\\d\\d)`, 'giu');
const code = new RegExp(`(?<!\\d)(\\d\\d)${between}{0,3}(\\d{3})(?!\\d)`, 'gu');
/** A code that lost its first figure, a zero, to a table: 2-797. */
const shortened = /(?<![^\s,;(])(\d)[\p{Pd}\u2212](\d{3})(?![\p{Pd}\u2212]?\d)/gu;
const beginning = new RegExp(
  `(?<!\\d)(\\d\\d)${between}{0,2}[\\p{Pd}\u2212]${between}{0,2}(?=\\d)`,
  'gu',
);

/**
 * A question with its postal codes as five digits and a word of their own: 30–001Kraków and PL 30 001 Kraków ask for
 * `30001 Kraków`, D-80 331 for `80331`. What begins a code is written together, too: 05-8 is `058`,
 * and 2-797, which was a number once, is `02797`.
 */
export function withPlainCodes(asked: string): string {
  return asked
    .replace(country, ' ')
    .replace(code, ' $1$2 ')
    .replace(shortened, '0$1$2 ')
    .replace(beginning, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
