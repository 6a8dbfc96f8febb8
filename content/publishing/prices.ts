import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import { priceText } from '@oilway/store/money.ts';
import type { Payload, PayloadRequest } from 'payload';
import type { Price } from '../payload-types.ts';
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

/** What the services cost at least, and what has a price for texts alone. */
export const pricesOf = (
  { inTexts, prices }: Pick<Price, 'inTexts' | 'prices'>,
  culture: Culture,
): Map<string, string> =>
  new Map([
    ...(prices ?? []).map(({ from, key }) => [key, priceText(from, culture)] as const),
    ...(inTexts ?? []).map(({ amount, key }) => [key, priceText(amount, culture)] as const),
  ]);
