/** Spaces, dashes and format characters between two digits. */
const separator = '[\\s\\p{Pd}\\p{Cf}\u2212]';
const countryPrefix = new RegExp(`(?<!\\p{L})(?:de?|pl?)${separator}{0,3}(?=\\d\\d)`, 'giu');
const postalCode = new RegExp(`(?<!\\d)(\\d\\d)${separator}{0,3}(\\d{3})(?!\\d)`, 'gu');
/** A code whose leading zero a spreadsheet removed: 2-797. */
const missingLeadingZero = /(?<![^\s,;(])(\d)[\p{Pd}\u2212](\d{3})(?![\p{Pd}\u2212]?\d)/gu;
const postalCodePrefix = new RegExp(
  `(?<!\\d)(\\d\\d)${separator}{0,2}[\\p{Pd}\u2212]${separator}{0,2}(?=\\d)`,
  'gu',
);

/**
 * Returns the query with its postal codes as separate words of five digits: 30–001Kraków and PL 30 001 Kraków become
 * `30001 Kraków`, D-80 331 becomes `80331`. Prefixes are joined: 05-8 becomes `058`. A missing leading zero is restored:
 * 2-797 becomes `02797`.
 */
export function normalizePostalCodes(query: string): string {
  return query
    .replace(countryPrefix, ' ')
    .replace(postalCode, ' $1$2 ')
    .replace(missingLeadingZero, '0$1$2 ')
    .replace(postalCodePrefix, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
