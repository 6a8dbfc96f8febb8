import type { Locale } from '@oilway/store/cultures.ts';
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest, Where } from 'payload';
import { transactionOf } from '../database/in-transaction.ts';
import { countryIn, isWritten } from './country.ts';
import { type FoundReference, pathsTo, type ReferringPaths, referencesIn } from './references.ts';
import { type Data, leavesOf, type Step, type WalkLabel } from './walk.ts';

/** A place where a document is used. */
export interface Use {
  /** The referring document or global. */
  from: {
    kind: 'collections' | 'globals';
    slug: string;
    label: WalkLabel;
    /** Undefined for a global. */
    id?: number | undefined;
    title?: string | undefined;
  };
  trail: readonly Step[];
  /** Path of the field, by row ids. */
  key: string;
  /** Undefined for a field that is not localized. */
  locale: Locale | undefined;
  /** Whether the place is in the published version, the newest draft, or both. */
  published: boolean;
  newest: boolean;
}

interface Options {
  /** Ignores access control: a reference must not break, regardless of who deletes its target. */
  overrideAccess?: boolean;
}

/** Returns every document and global that refers to a document, limited to those that the request may read. */
export async function findUses(
  target: FoundReference,
  req: PayloadRequest,
  { overrideAccess = false }: Options = {},
): Promise<Use[]> {
  const found: Use[] = [];
  for (const { config } of Object.values(req.payload.collections)) {
    if (config.slug.startsWith('payload-')) continue;
    const paths = pathsTo(target.collection, config.flattenedFields);
    if (paths.direct.length === 0 && !paths.within) continue;
    const reader = { target, req, overrideAccess, paths };
    found.push(...(await usesInCollection(config.slug as CollectionSlug, reader)));
  }
  for (const { flattenedFields, label, slug } of req.payload.config.globals) {
    const paths = pathsTo(target.collection, flattenedFields);
    if (paths.direct.length === 0 && !paths.within) continue;
    const doc = await readGlobal(slug as GlobalSlug, req, overrideAccess);
    const places = doc ? placesIn(flattenedFields, doc, target) : [];
    found.push(
      ...places.map((place) => ({
        ...place,
        from: { kind: 'globals' as const, slug, label: label as WalkLabel },
        published: true,
        newest: true,
      })),
    );
  }
  return found;
}

interface Reader {
  target: FoundReference;
  req: PayloadRequest;
  overrideAccess: boolean;
  paths: ReferringPaths;
}

/** Documents per query, each read with all its blocks. */
const batch = 50;

async function usesInCollection(slug: CollectionSlug, reader: Reader): Promise<Use[]> {
  const { config } = reader.req.payload.collections[slug];
  const drafts = Boolean(config.versions?.drafts);
  const found = new Map<string, Use>();
  for (const newest of drafts ? [false, true] : [false]) {
    for await (const doc of documents(slug, newest, reader)) {
      for (const place of placesIn(config.flattenedFields, doc, reader.target)) {
        const published = !drafts || (!newest && doc._status === 'published');
        if (!newest && !published) continue;
        const locale = isWritten(config.slug) ? countryIn(doc) : place.locale;
        const key = `${doc.id} ${locale} ${place.key}`;
        const known = found.get(key);
        const from = {
          kind: 'collections' as const,
          slug,
          label: config.labels.singular as WalkLabel,
          id: Number(doc.id),
          title: titleOf(doc, config.admin.useAsTitle ?? 'id'),
        };
        found.set(key, {
          ...place,
          locale,
          from,
          published: published || Boolean(known?.published),
          newest: newest || !drafts,
        });
      }
    }
  }
  return [...found.values()];
}

/** Yields the documents that may refer to the target, in batches. */
async function* documents(
  collection: CollectionSlug,
  draft: boolean,
  { overrideAccess, paths, req, target }: Reader,
): AsyncGenerator<Data> {
  const direct: Where = { or: paths.direct.map((path) => ({ [path]: { equals: target.id } })) };
  for (let page = 1; ; page += 1) {
    const { docs } = await req.payload.find({
      collection,
      draft,
      locale: 'all',
      depth: 0,
      limit: batch,
      page,
      pagination: false,
      sort: 'id',
      overrideAccess,
      user: req.user,
      req: transactionOf(req),
      ...(paths.within ? {} : { where: direct }),
    });
    for (const doc of docs) yield { ...doc };
    if (docs.length < batch) return;
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
      req: transactionOf(req),
    })
    // Omits a document that the request may not read.
    .catch((cause: { status?: number }) => {
      if (cause.status === 403) return undefined;
      throw cause;
    });
  return doc as Data | undefined;
}

interface Place {
  trail: readonly Step[];
  key: string;
  locale: Locale | undefined;
}

function placesIn(fields: readonly FlattenedField[], doc: Data, target: FoundReference): Place[] {
  return leavesOf(fields, doc, true)
    .filter((leaf) =>
      referencesIn(leaf).some(
        ({ collection, id }) => collection === target.collection && id === target.id,
      ),
    )
    .map(({ key, locale, trail }) => ({ key, locale, trail }));
}

function titleOf(doc: Data, field: string): string {
  const value = doc[field];
  if (typeof value !== 'object' || value === null) return String(value ?? doc.id);
  const [title] = Object.values(value).filter(Boolean);
  return String(title ?? doc.id);
}
