import type { DbSession } from '@oilway/store/database/db-session.ts';
import { countryOf, type Locale, locales } from '@oilway/store/locales.ts';
import type { StoredDocument } from '@oilway/store/published/documents.ts';
import { priceKeysIn, pricesOf } from '@oilway/store/published/price-fields.ts';
import { readNode, readWithPriceFields } from '@oilway/store/published/read.ts';
import { APIError, type GlobalAfterChangeHook, type PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';
import { stillUsedMessage } from '../editing/refuse-delete-if-used.ts';
import { type FieldLabel, labelText } from '../editing/traverse-fields.ts';
import { languageName } from '../languages.ts';
import { readPrices } from '../publishing/prices.ts';
import { sources } from '../publishing/sources.ts';

/** Refuses to remove or rename a price that a published text uses, and names the places. */
export const refuseRemovingUsedPrices: GlobalAfterChangeHook = async ({ doc, req }) => {
  const session = await sessionOf(req);
  for (const locale of locales) {
    const removedKeys = await readRemovedKeys(locale, session, req);
    const documents = removedKeys.size > 0 ? await readWithPriceFields(session, locale) : [];
    const usages = documents.flatMap((one) =>
      priceKeysIn(one)
        .filter((key) => removedKeys.has(key))
        .map((key) => `{{${key}}} – ${describeUsage(one, locale, req)}`),
    );
    if (usages.length > 0)
      throw new APIError(stillUsedMessage(usages, req.i18n.language), 400, undefined, true);
  }
  return doc;
};

/** Returns the keys that the published prices have and the saved ones do not. Runs before the documents are written. */
async function readRemovedKeys(
  locale: Locale,
  session: DbSession,
  req: PayloadRequest,
): Promise<Set<string>> {
  const stored = await readNode(session, 'prices', 1);
  const json = stored.find((one) => one.locale === locale)?.json;
  const now = await readPrices(req.payload, locale, req);
  const before = json ? [...pricesOf(JSON.parse(json), locale).keys()] : [];
  return new Set(before.filter((key) => !now.has(key)));
}

function describeUsage(
  { json, kind }: StoredDocument,
  locale: Locale,
  req: PayloadRequest,
): string {
  const { config, collections } = req.payload;
  const { collection, global } = sources.find((source) => source.kind === kind) ?? {};
  const label = collection
    ? collections[collection].config.labels.singular
    : config.globals.find(({ slug }) => slug === global)?.label;
  const { title = '' } = JSON.parse(json ?? '{}') as { title?: string };
  const name = [labelText(label as FieldLabel, req.i18n), title].filter(Boolean).join(' ');
  return `${name} (${languageName(countryOf(locale), req.i18n.language)})`;
}
