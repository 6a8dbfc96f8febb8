import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { Payload, PayloadRequest } from 'payload';
import { pricesOf } from './price-fields.ts';
import { detached } from './published-tree.ts';

/** The prices of a language as texts show them, by their keys. */
export async function readPrices(
  payload: Payload,
  culture: Culture,
  req?: PayloadRequest,
): Promise<ReadonlyMap<string, string>> {
  const locale = localeOf(culture);
  const { inTexts, prices } = await payload.findGlobal({
    slug: 'prices',
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    ...(req ? { req: detached(req, locale) } : {}),
  });
  return pricesOf({ inTexts, prices }, culture);
}
