import { countryOf, type Locale, locales } from '@oilway/store/locales.ts';
import { documentKey, type StoredDocument } from '@oilway/store/published/documents.ts';
import { mapTexts } from '@oilway/store/published/price-fields.ts';
import type { FlattenedField, PayloadRequest, Where } from 'payload';
import { transactionReq } from '../database/in-transaction.ts';
import { withPreviewDefaults } from './preview-defaults.ts';
import { withReferences } from './references.ts';
import type { DocumentSource } from './sources.ts';
import { typesetText } from './typography.ts';

type Data = Record<string, unknown>;

type ProjectedDocument = StoredDocument & { json: string };

/** Fields that are not published. */
const internal = [
  '_status',
  'change',
  'changedBy',
  'deletedAt',
  'externalId',
  'globalType',
  'savedAt',
  'savedIn',
];

/**
 * Returns the published documents of some nodes of a source, one for each culture that has one. Price fields are kept: the site replaces them.
 * @param ids defaults to all nodes.
 */
export async function publishedOf(
  source: DocumentSource,
  req: PayloadRequest,
  ids?: readonly number[],
): Promise<ProjectedDocument[]> {
  const found: ProjectedDocument[] = [];
  for (const locale of locales) {
    const project = projector(source, locale, req);
    const filter: Where = source.hasDrafts ? { _status: { equals: 'published' } } : {};
    for (const doc of await read(source, locale, req, { ids, filter })) {
      const docLocales = source.localesOf?.(doc) ?? locales;
      if (docLocales.includes(locale)) found.push(project(doc));
    }
  }
  return found;
}

/** Returns the newest versions of some nodes, where they differ from the published ones. */
export async function draftsOf(
  source: DocumentSource,
  req: PayloadRequest,
  published: readonly StoredDocument[],
  ids?: readonly number[],
): Promise<ProjectedDocument[]> {
  if (!source.hasDrafts) return [];
  const publishedJson = new Map(
    published.map((one) => [documentKey(one), withoutTimestamps(one.json)]),
  );
  const found: ProjectedDocument[] = [];
  for (const locale of locales) {
    const project = projector(source, locale, req);
    for (const doc of await read(source, locale, req, { ids, draft: true })) {
      if (!source.localesOf?.(doc).includes(locale)) continue;
      const draft = project(doc);
      if (publishedJson.get(documentKey(draft)) === withoutTimestamps(draft.json)) continue;
      // A missing title stays missing: readers of drafts choose the placeholder.
      const { title } = doc;
      const complete = { ...withPreviewDefaults(fieldsOf(source, req), doc), title: title || null };
      found.push(project(complete));
    }
  }
  return found;
}

/** Returns whether two documents are equal, ignoring their timestamps. */
export const equalIgnoringTimestamps = (one: StoredDocument, other: StoredDocument): boolean =>
  withoutTimestamps(one.json) === withoutTimestamps(other.json);

const withoutTimestamps = (json: string | null) =>
  json?.replaceAll(/,?"(updatedAt|createdAt)":"[^"]*"/g, '');

interface ReadOptions {
  ids?: readonly number[] | undefined;
  filter?: Where;
  draft?: boolean;
}

async function read(
  { collection, global }: DocumentSource,
  locale: Locale,
  req: PayloadRequest,
  { draft = false, ids, filter = {} }: ReadOptions,
): Promise<Data[]> {
  const country = countryOf(locale);
  const { payload } = req;
  const options = {
    locale: country,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    req: transactionReq(req),
  } as const;
  if (global) return [{ ...(await payload.findGlobal({ ...options, slug: global })), id: 1 }];
  const { docs } = await payload.find({
    ...options,
    collection: collection ?? 'pages',
    draft,
    limit: 0,
    pagination: false,
    sort: 'id',
    where: { and: [filter, ids ? { id: { in: [...ids] } } : {}] },
  });
  return docs.map((doc) => ({ ...doc }));
}

/** Returns a function that builds documents of one culture, with no-break spaces in their texts. */
function projector(source: DocumentSource, locale: Locale, req: PayloadRequest) {
  const { kind, allowedFields } = source;
  const fields = fieldsOf(source, req);
  return (doc: Data): ProjectedDocument => {
    const entries = Object.entries(doc).filter(([name]) =>
      allowedFields ? allowedFields.includes(name) : !internal.includes(name),
    );
    const data = withReferences(fields, Object.fromEntries(entries));
    const typeset = mapTexts(kind, data, (text, isCode) =>
      isCode ? text : typesetText(countryOf(locale), text),
    );
    return { kind, id: Number(doc.id), locale, json: JSON.stringify(typeset) };
  };
}

function fieldsOf(
  { collection, global }: DocumentSource,
  { payload }: PayloadRequest,
): FlattenedField[] {
  if (collection) return payload.collections[collection].config.flattenedFields;
  const found = payload.config.globals.find(({ slug }) => slug === global);
  return found?.flattenedFields ?? [];
}
