import { type Culture, cultures, localeOf } from '@oilway/store/cultures.ts';
import { type PricedDocument, readPriced } from '@oilway/store/published/priced.ts';
import { readNode } from '@oilway/store/published/read.ts';
import { APIError, type GlobalAfterChangeHook, type PayloadRequest } from 'payload';
import { sessionOf } from '../database/session.ts';
import { stillUsed } from '../editing/keep-used.ts';
import { labelText, type WalkLabel } from '../editing/walk.ts';
import { languageName } from '../languages.ts';
import { pricesOf } from '../publishing/price-fields.ts';
import { readPrices } from '../publishing/prices.ts';
import { sources } from '../publishing/sources.ts';

/** No published text loses its price in silence: one that is named is neither removed nor called otherwise, and the refusal says where it is. */
export const keepNamedPrices: GlobalAfterChangeHook = async ({ doc, req }) => {
  const priced = await readPriced(await sessionOf(req.payload, req));
  for (const culture of cultures) {
    const own = priced.filter((one) => one.culture === culture);
    const gone = own.length > 0 ? await goneIn(culture, req) : new Set<string>();
    const places: string[] = [];
    for (const one of own)
      for (const key of one.keys.filter((named) => gone.has(named)))
        places.push(`{{${key}}} – ${await placeOf(one, culture, req)}`);
    if (places.length > 0)
      throw new APIError(stillUsed(places, req.i18n.language), 400, undefined, true);
  }
  return doc;
};

/** The keys that visitors' documents know, and the prices as they are saved now do not: documents are written right before COMMIT. */
async function goneIn(culture: Culture, req: PayloadRequest): Promise<Set<string>> {
  const stored = await readNode(await sessionOf(req.payload, req), 'prices', 1);
  const json = stored.find((one) => one.culture === culture)?.json;
  const now = await readPrices(req.payload, culture, req);
  const before = json ? [...pricesOf(JSON.parse(json), culture).keys()] : [];
  return new Set(before.filter((key) => !now.has(key)));
}

async function placeOf(
  { id, kind }: PricedDocument,
  culture: Culture,
  req: PayloadRequest,
): Promise<string> {
  const { config, collections } = req.payload;
  const { collection, global } = sources.find((source) => source.kind === kind) ?? {};
  const label = collection
    ? collections[collection].config.labels.singular
    : config.globals.find(({ slug }) => slug === global)?.label;
  const stored = await readNode(await sessionOf(req.payload, req), kind, id);
  const json = stored.find((one) => one.culture === culture)?.json;
  const { title = '' } = json ? (JSON.parse(json) as { title?: string }) : {};
  const name = [labelText(label as WalkLabel, req.i18n), title].filter(Boolean).join(' ');
  return `${name} (${languageName(localeOf(culture), req.i18n.language)})`;
}
