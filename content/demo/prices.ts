import { cultureOf, type Locale } from '@oilway/store/cultures.ts';
import { pricesOf, withPrices } from '@oilway/store/published/price-fields.ts';
import type { Price } from '../payload-types.ts';
import { readEntries } from './entries.ts';
import { demoFolder } from './files.ts';

const known = new Map<Locale, ReadonlyMap<string, string>>();

/** What a file of the demo says, with the demo's prices in place of its fields. */
export function priced<Data>(locale: Locale, data: Data): Data {
  if (data === undefined) return data;
  const prices = known.get(locale) ?? pricesIn(locale);
  known.set(locale, prices);
  const shown = JSON.stringify(data, (_, value) =>
    typeof value === 'string' ? withPrices(value, prices) : value,
  );
  return JSON.parse(shown) as Data;
}

function pricesIn(locale: Locale): ReadonlyMap<string, string> {
  const globals = readEntries(demoFolder, 'globals');
  const own = globals.find((entry) => entry.slug === 'prices' && entry.locale === locale);
  return pricesOf((own?.data ?? {}) as unknown as Price, cultureOf(locale));
}
