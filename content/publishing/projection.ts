import { type Culture, cultures, localeOf } from '@oilway/store/cultures.ts';
import { keyOf, type StoredDocument } from '@oilway/store/published/documents.ts';
import { mapTexts } from '@oilway/store/published/price-fields.ts';
import type { FlattenedField, PayloadRequest, Where } from 'payload';
import { transactionOf } from '../database/in-transaction.ts';
import { completed } from './incomplete.ts';
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
  for (const culture of cultures) {
    const project = projector(source, culture, req);
    const shown: Where = source.written ? { _status: { equals: 'published' } } : {};
    for (const doc of await read(source, culture, req, { ids, shown })) {
      const own = source.culturesOf?.(doc) ?? cultures;
      if (own.includes(culture)) found.push(project(doc));
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
  if (!source.written) return [];
  const known = new Map(published.map((one) => [keyOf(one), withoutMoments(one.json)]));
  const found: ProjectedDocument[] = [];
  for (const culture of cultures) {
    const project = projector(source, culture, req);
    for (const doc of await read(source, culture, req, { ids, draft: true })) {
      if (!source.culturesOf?.(doc).includes(culture)) continue;
      const draft = project(doc);
      if (known.get(keyOf(draft)) === withoutMoments(draft.json)) continue;
      // A missing title stays missing: readers of drafts choose the placeholder.
      const { title } = doc;
      const whole = { ...completed(fieldsOf(source, req), doc), title: title || null };
      found.push(project(whole));
    }
  }
  return found;
}

/** Returns whether two documents are equal, ignoring their timestamps. */
export const sameButMoments = (one: StoredDocument, other: StoredDocument): boolean =>
  withoutMoments(one.json) === withoutMoments(other.json);

const withoutMoments = (json: string | null) =>
  json?.replaceAll(/,?"(updatedAt|createdAt)":"[^"]*"/g, '');

interface Asked {
  ids?: readonly number[] | undefined;
  shown?: Where;
  draft?: boolean;
}

async function read(
  { collection, global }: DocumentSource,
  culture: Culture,
  req: PayloadRequest,
  { draft = false, ids, shown = {} }: Asked,
): Promise<Data[]> {
  const locale = localeOf(culture);
  const { payload } = req;
  const common = {
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
    req: transactionOf(req),
  } as const;
  if (global) return [{ ...(await payload.findGlobal({ ...common, slug: global })), id: 1 }];
  const { docs } = await payload.find({
    ...common,
    collection: collection ?? 'pages',
    draft,
    limit: 0,
    pagination: false,
    sort: 'id',
    where: { and: [shown, ids ? { id: { in: [...ids] } } : {}] },
  });
  return docs.map((doc) => ({ ...doc }));
}

/** Returns a function that builds documents of one culture, with no-break spaces in their texts. */
function projector(source: DocumentSource, culture: Culture, req: PayloadRequest) {
  const { kind, only } = source;
  const fields = fieldsOf(source, req);
  return (doc: Data): ProjectedDocument => {
    const kept = Object.entries(doc).filter(([name]) =>
      only ? only.includes(name) : !internal.includes(name),
    );
    const data = withReferences(fields, Object.fromEntries(kept));
    const typeset = mapTexts(kind, data, (text, isCode) =>
      isCode ? text : typesetText(localeOf(culture), text),
    );
    return { kind, id: Number(doc.id), culture, json: JSON.stringify(typeset) };
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
