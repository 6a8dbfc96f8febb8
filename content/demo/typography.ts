import type { Locale } from '@oilway/store/cultures.ts';
import { typesetText } from '../publishing/typography.ts';

/** Where a text of the demo wants a no-break space that no rule gives, it is written as `~`. */
const byHand = /(?<=[\p{L}\d])~/gu;

/** People search for a street by its plain spaces, and dial a number by them. */
const asWritten = new Set(['street', 'phone']);

/**
 * Sets texts as those of editors are set where they are published, so that the demo is the same before and after. Walks objects and
 * arrays; everything but strings stays as it is.
 * @param name of the field that holds the value.
 */
export function typeset<T>(locale: Locale, value: T, name = ''): T {
  if (typeof value === 'string') {
    const spaced = value.replace(byHand, '\u00a0');
    return (asWritten.has(name) ? value : typesetText(locale, spaced)) as T;
  }
  if (Array.isArray(value)) return value.map((entry) => typeset(locale, entry)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, typeset(locale, entry, key)]),
  ) as T;
}
