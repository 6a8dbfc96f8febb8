import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { Payload, Where } from 'payload';
import { readAll } from '../database/read-all.ts';
import { completed, provisional } from './incomplete.ts';

const published: Where = { _status: { equals: 'published' } };

type Articles = 'news' | 'events';

interface Written {
  id: number;
  slug?: string | null;
  title?: string | null;
}

/** Reads of what is written by language: published, or as its editors have it now. */
export function draftReads(payload: Payload) {
  const read = (culture: Culture) =>
    ({ locale: localeOf(culture), fallbackLocale: false, overrideAccess: true }) as const;

  /** A draft as it is shown: with gaps, and a title where it has none. */
  function drafted<T extends { title?: string | null }>(
    collection: 'pages' | Articles,
    culture: Culture,
    doc: T | undefined,
  ): T | undefined {
    if (!doc) return undefined;
    const fields = payload.collections[collection].config.flattenedFields;
    return completed(fields, { ...doc, title: doc.title || provisional[culture].title });
  }

  async function article(
    collection: Articles,
    id: number,
    culture: Culture,
    draft = false,
  ): Promise<unknown> {
    const { docs } = await payload.find({
      ...read(culture),
      collection,
      draft,
      depth: 1,
      limit: 1,
      pagination: false,
      where: { and: [{ id: { equals: id } }, ...(draft ? [] : [published])] },
    });
    return draft ? drafted(collection, culture, docs[0]) : docs[0];
  }

  /**
   * Articles of a language, without their texts. A draft without an address cannot be shown anywhere.
   * @param begun a draft that has one all the same.
   */
  async function summaries(
    collection: Articles,
    culture: Culture,
    sort: string[],
    draft = false,
    begun?: number,
  ): Promise<unknown[]> {
    const docs = await readAll(payload, () => ({
      ...read(culture),
      collection,
      draft,
      depth: 1,
      sort,
      select: { body: false },
      ...(draft ? {} : { where: published }),
    }));
    if (!draft) return docs;
    return (docs as Written[])
      .filter(({ id, slug, title }) => id === begun || (slug && title))
      .map((doc) => ({ ...doc, slug: doc.slug || provisional[culture].slug(doc.id) }))
      .map((doc) => drafted(collection, culture, doc));
  }

  return { article, drafted, summaries };
}
