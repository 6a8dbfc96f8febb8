import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import { pricesOf } from '@oilway/store/published/price-fields.ts';
import type { Payload, PayloadRequest } from 'payload';
import { transactionOf } from '../database/in-transaction.ts';

/** Returns the current prices of a language by key, for checking drafts. */
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
    ...(req ? { req: transactionOf(req) } : {}),
  });
  return pricesOf({ inTexts, prices }, culture);
}
