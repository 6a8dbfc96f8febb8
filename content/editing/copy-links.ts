import type { Country } from '@oilway/store/locales.ts';
import type { PayloadRequest, Where } from 'payload';
import { findAllOptions } from '../database/queries.ts';
import { idOf } from '../id-of.ts';
import { type EditorialCollection, editorialCollections } from './country.ts';
import { lexicalReferences } from './lexical.ts';
import { referencesIn } from './references.ts';
import { type Data, traverseFields } from './traverse-fields.ts';

/** Ids of counterparts by document id, for each collection. */
type Counterparts = Map<string, Map<number, number>>;

/**
 * Returns the fields of a document with references to pages, news and events replaced by their counterparts. A reference without a counterpart is
 * kept, so that the check before publication reports it; a parent without one becomes null.
 * @param data the newest draft; its rows keep their ids.
 * @param country of the counterparts.
 */
export async function linksToCounterparts(
  collection: EditorialCollection,
  data: Data,
  country: Country,
  req: PayloadRequest,
): Promise<Data> {
  const copy = structuredClone(data);
  const fieldValues = traverseFields(
    req.payload.collections[collection].config.flattenedFields,
    copy,
  );
  const counterparts = await readCounterparts(fieldValues.flatMap(referencesIn), country, req);
  const counterpartOf = (relationTo: string, value: unknown) =>
    counterparts.get(relationTo)?.get(idOf(value) ?? 0);
  for (const { field, siblingData, value } of fieldValues) {
    if (field.type === 'richText')
      for (const reference of lexicalReferences(value))
        reference.value = counterpartOf(reference.relationTo, reference.value) ?? reference.value;
    if (field.type !== 'relationship') continue;
    const replace = (original: unknown) =>
      counterpartOf(String(field.relationTo), original) ?? original;
    siblingData[field.name] = Array.isArray(value) ? value.map(replace) : replace(value);
  }
  if (collection === 'pages') copy.parent = counterpartOf('pages', data.parent) ?? null;
  return copy;
}

async function readCounterparts(
  references: readonly { collection: string; id: number }[],
  country: Country,
  req: PayloadRequest,
): Promise<Counterparts> {
  const found: Counterparts = new Map();
  for (const collection of editorialCollections) {
    const ids = references.filter((one) => one.collection === collection).map(({ id }) => id);
    const originals = await readKeys(collection, { id: { in: ids } }, req);
    const keys = originals.map(({ translationKey }) => translationKey);
    const others = await readKeys(
      collection,
      { translationKey: { in: keys }, country: { equals: country } },
      req,
    );
    const idOfKey = new Map(others.map(({ id, translationKey }) => [translationKey, id]));
    const pairs = originals.map(({ id, translationKey }) => [id, idOfKey.get(translationKey)]);
    found.set(collection, new Map(pairs.filter((pair): pair is [number, number] => !!pair[1])));
  }
  return found;
}

async function readKeys(collection: EditorialCollection, where: Where, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    ...findAllOptions,
    collection,
    where,
    select: { translationKey: true },
    req,
  });
  return docs as { id: number; translationKey: string }[];
}
