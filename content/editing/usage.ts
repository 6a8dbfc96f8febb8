import type { Country } from '@oilway/store/locales.ts';
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest, Where } from 'payload';
import { transactionReq } from '../database/in-transaction.ts';
import { countryOfDocument, isEditorial } from './country.ts';
import {
  type DocumentReference,
  type ReferencePaths,
  referencePaths,
  referencesIn,
} from './references.ts';
import { type Data, type FieldLabel, type TrailStep, traverseFields } from './traverse-fields.ts';

/** A place where a document is used. */
export interface Usage {
  /** The referring document or global. */
  from: {
    kind: 'collections' | 'globals';
    slug: string;
    label: FieldLabel;
    /** Undefined for a global. */
    id?: number | undefined;
    title?: string | undefined;
    isTrashed?: boolean;
  };
  trail: readonly TrailStep[];
  /** Path of the field, by row ids. */
  rowPath: string;
  /** Undefined for a field that is not localized. */
  locale: Country | undefined;
  /** Whether the place is in the published version, the newest draft, or both. */
  published: boolean;
  newest: boolean;
}

interface FindUsagesOptions {
  /** Ignores access control: a reference must not break, regardless of who deletes its target. */
  overrideAccess?: boolean;
  /** Includes documents in the trash. */
  trash?: boolean;
}

/** Returns every document and global that refers to a document, limited to those that the request may read. */
export async function findUsages(
  target: DocumentReference,
  req: PayloadRequest,
  { overrideAccess = false, trash = false }: FindUsagesOptions = {},
): Promise<Usage[]> {
  const found: Usage[] = [];
  for (const { config } of Object.values(req.payload.collections)) {
    if (config.slug.startsWith('payload-')) continue;
    const paths = referencePaths(target.collection, config.flattenedFields);
    if (paths.direct.length === 0 && !paths.nested) continue;
    const search = { target, req, overrideAccess, trash, paths };
    found.push(...(await usagesInCollection(config.slug as CollectionSlug, search)));
  }
  for (const { flattenedFields, label, slug } of req.payload.config.globals) {
    const paths = referencePaths(target.collection, flattenedFields);
    if (paths.direct.length === 0 && !paths.nested) continue;
    const doc = await readGlobal(slug as GlobalSlug, req, overrideAccess);
    const references = doc ? findFieldReferences(flattenedFields, doc, target) : [];
    found.push(
      ...references.map((reference) => ({
        ...reference,
        from: { kind: 'globals' as const, slug, label: label as FieldLabel },
        published: true,
        newest: true,
      })),
    );
  }
  return found;
}

interface UsageSearch {
  target: DocumentReference;
  req: PayloadRequest;
  overrideAccess: boolean;
  trash: boolean;
  paths: ReferencePaths;
}

/** Documents per query, each read with all its blocks. */
const batchSize = 50;

async function usagesInCollection(slug: CollectionSlug, search: UsageSearch): Promise<Usage[]> {
  const { config } = search.req.payload.collections[slug];
  const drafts = Boolean(config.versions?.drafts);
  const found = new Map<string, Usage>();
  for (const newest of drafts ? [false, true] : [false]) {
    for await (const doc of candidateDocuments(slug, newest, search)) {
      for (const reference of findFieldReferences(config.flattenedFields, doc, search.target)) {
        const published = !drafts || (!newest && doc._status === 'published');
        if (!newest && !published) continue;
        const locale = isEditorial(config.slug) ? countryOfDocument(doc) : reference.locale;
        const key = `${doc.id} ${locale} ${reference.rowPath}`;
        const existing = found.get(key);
        const from = {
          kind: 'collections' as const,
          slug,
          label: config.labels.singular as FieldLabel,
          id: Number(doc.id),
          title: titleOf(doc, config.admin.useAsTitle ?? 'id'),
          isTrashed: Boolean(doc.deletedAt),
        };
        found.set(key, {
          ...reference,
          locale,
          from,
          published: published || Boolean(existing?.published),
          newest: newest || !drafts,
        });
      }
    }
  }
  return [...found.values()];
}

/** Yields the documents that may refer to the target, in batches. */
async function* candidateDocuments(
  collection: CollectionSlug,
  draft: boolean,
  { overrideAccess, paths, req, target, trash }: UsageSearch,
): AsyncGenerator<Data> {
  const direct: Where = { or: paths.direct.map((path) => ({ [path]: { equals: target.id } })) };
  for (let page = 1; ; page += 1) {
    const { docs } = await req.payload.find({
      collection,
      draft,
      locale: 'all',
      depth: 0,
      limit: batchSize,
      page,
      pagination: false,
      sort: 'id',
      overrideAccess,
      trash,
      user: req.user,
      req: transactionReq(req),
      ...(paths.nested ? {} : { where: direct }),
    });
    for (const doc of docs) yield { ...doc };
    if (docs.length < batchSize) return;
    await new Promise(setImmediate);
  }
}

async function readGlobal(
  slug: GlobalSlug,
  req: PayloadRequest,
  overrideAccess: boolean,
): Promise<Data | undefined> {
  const doc = await req.payload
    .findGlobal({
      slug,
      locale: 'all',
      depth: 0,
      overrideAccess,
      user: req.user,
      req: transactionReq(req),
    })
    // Omits a document that the request may not read.
    .catch((cause: { status?: number }) => {
      if (cause.status === 403) return undefined;
      throw cause;
    });
  return doc as Data | undefined;
}

interface FieldReference {
  trail: readonly TrailStep[];
  rowPath: string;
  locale: Country | undefined;
}

function findFieldReferences(
  fields: readonly FlattenedField[],
  doc: Data,
  target: DocumentReference,
): FieldReference[] {
  return traverseFields(fields, doc, true)
    .filter((leaf) =>
      referencesIn(leaf).some(
        ({ collection, id }) => collection === target.collection && id === target.id,
      ),
    )
    .map(({ rowPath, locale, trail }) => ({ rowPath, locale, trail }));
}

function titleOf(doc: Data, field: string): string {
  const value = doc[field];
  if (typeof value !== 'object' || value === null) return String(value ?? doc.id);
  const [title] = Object.values(value).filter(Boolean);
  return String(title ?? doc.id);
}
