import { countryOf, type Locale } from '@oilway/store/locales.ts';
import { pricesOf } from '@oilway/store/published/price-fields.ts';
import type { Payload, PayloadRequest } from 'payload';
import { transactionReq } from '../database/in-transaction.ts';

/** Returns the current prices of a language by key, for checking drafts. */
export async function readPrices(
  payload: Payload,
  locale: Locale,
  req?: PayloadRequest,
): Promise<ReadonlyMap<string, string>> {
  const country = countryOf(locale);
  const { inTexts, prices } = await payload.findGlobal({
    slug: 'prices',
    locale: country,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    ...(req ? { req: transactionReq(req) } : {}),
  });
  return pricesOf({ inTexts, prices }, locale);
}
