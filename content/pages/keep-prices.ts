import { type Culture, cultures, localeOf } from '@oilway/store/cultures.ts';
import type { Session } from '@oilway/store/database/session.ts';
import type { StoredDocument } from '@oilway/store/published/documents.ts';
import { priceKeysIn, pricesOf } from '@oilway/store/published/price-fields.ts';
import { readNode, readWithFields } from '@oilway/store/published/read.ts';
import { APIError, type GlobalAfterChangeHook, type PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';
import { stillUsed } from '../editing/keep-used.ts';
import { labelText, type WalkLabel } from '../editing/walk.ts';
import { languageName } from '../languages.ts';
import { readPrices } from '../publishing/prices.ts';
import { sources } from '../publishing/sources.ts';

/** Refuses to remove or rename a price that a published text uses, and names the places. */
export const keepNamedPrices: GlobalAfterChangeHook = async ({ doc, req }) => {
  const session = await sessionOf(req);
  for (const culture of cultures) {
    const gone = await goneIn(culture, session, req);
    const named = gone.size > 0 ? await readWithFields(session, culture) : [];
    const places = named.flatMap((one) =>
      priceKeysIn(one)
        .filter((key) => gone.has(key))
        .map((key) => `{{${key}}} – ${placeOf(one, culture, req)}`),
    );
    if (places.length > 0)
      throw new APIError(stillUsed(places, req.i18n.language), 400, undefined, true);
  }
  return doc;
};

/** Returns the keys that the published prices have and the saved ones do not. Runs before the documents are written. */
async function goneIn(
  culture: Culture,
  session: Session,
  req: PayloadRequest,
): Promise<Set<string>> {
  const stored = await readNode(session, 'prices', 1);
  const json = stored.find((one) => one.culture === culture)?.json;
  const now = await readPrices(req.payload, culture, req);
  const before = json ? [...pricesOf(JSON.parse(json), culture).keys()] : [];
  return new Set(before.filter((key) => !now.has(key)));
}

function placeOf({ json, kind }: StoredDocument, culture: Culture, req: PayloadRequest): string {
  const { config, collections } = req.payload;
  const { collection, global } = sources.find((source) => source.kind === kind) ?? {};
  const label = collection
    ? collections[collection].config.labels.singular
    : config.globals.find(({ slug }) => slug === global)?.label;
  const { title = '' } = JSON.parse(json ?? '{}') as { title?: string };
  const name = [labelText(label as WalkLabel, req.i18n), title].filter(Boolean).join(' ');
  return `${name} (${languageName(localeOf(culture), req.i18n.language)})`;
}
