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

/** What the studio keeps for itself. */
const internal = [
  '_status',
  'change',
  'changedBy',
  'deletedAt',
  'externalId',
  'globalType',
  'savedAt',
];

/**
 * Returns the documents of some nodes of a source, as they are published now: one for each culture that has any. Texts keep their fields of
 * prices: the site fills them in.
 * @param ids all nodes where it says nothing.
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

/** The newest state of some nodes, where it is not what is published. */
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
      // What has no title has none: those who read drafts say what stands there.
      const { title } = doc;
      const whole = { ...completed(fieldsOf(source, req), doc), title: title || null };
      found.push(project(whole));
    }
  }
  return found;
}

/** Whether two documents say the same, whenever they were written. */
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

/** Makes documents of one culture: texts get the no-break spaces they need. */
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
