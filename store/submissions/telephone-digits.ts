import { countryOf, type Locale } from '../locales.ts';
import { telephonesIn } from '../telephone.ts';

/** Fewest digits that are searched for as a telephone number. */
const minDigits = 4;
const maxLength = 254;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns digits without a `(0)`, the zeros of a country code, or the zero of an area code. */
const withoutPrefix = (text: string): string =>
  digitsOf(text.replaceAll(/\(\s*0\s*\)/g, '')).replace(/^0+/, '');

/**
 * Returns the digits by which the numbers of telephone fields are found, country codes included: `4923112345`, several separated by spaces. Null
 * without any.
 */
export function telephoneDigits(locale: Locale, ...texts: string[]): string | null {
  const found = texts.flatMap((text) => {
    const numbers = telephonesIn(text, countryOf(locale)).map(({ href }) => digitsOf(href));
    return numbers.length > 0 ? numbers : withoutPrefix(text) || [];
  });
  return found.join(' ').slice(0, maxLength) || null;
}

/** Returns what to look for in {@link telephoneDigits}: `23112345` for `0231 / 123 45`. Undefined for a search term that is no telephone number. */
export function telephoneSearch(term: string): string | undefined {
  if (!/^[\d\s()+./\p{Pd}]+$/u.test(term)) return undefined;
  const digits = withoutPrefix(term);
  return digits.length >= minDigits ? digits : undefined;
}
