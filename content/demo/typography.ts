import type { Country } from '@oilway/store/locales.ts';
import { typesetText } from '../publishing/typography.ts';

/** `~` marks a no-break space that no rule adds. */
const manualNoBreak = /(?<=[\p{L}\d])~/gu;

/** Searching and dialling need plain spaces in these fields. */
const plainFields = new Set(['street', 'phone']);

/**
 * Applies the typography of publication to demo texts, so that publishing does not change them. Walks objects and arrays; other values are returned
 * unchanged.
 * @param name of the field that holds the value.
 */
export function typeset<T>(locale: Country, value: T, name = ''): T {
  if (typeof value === 'string') {
    const withNoBreaks = value.replace(manualNoBreak, '\u00a0');
    return (plainFields.has(name) ? value : typesetText(locale, withNoBreaks)) as T;
  }
  if (Array.isArray(value)) return value.map((entry) => typeset(locale, entry)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, typeset(locale, entry, key)]),
  ) as T;
}
