import type { Locale } from '@oilway/store/locales.ts';
import {
  type DocumentKind,
  type DocumentKinds,
  type DocumentLocale,
  documentKey,
  type StoredDocument,
} from '@oilway/store/published/documents.ts';
import type { TreeRow } from '@oilway/store/published/page-tree.ts';
import type { PreviewGrant } from '@oilway/store/published/preview-token.ts';
import { type ContentReader, createContentReader } from './content-reader.ts';
import { DependencyCache } from './dependency-cache.ts';
import { type DocumentSet, type Documents, rowOf, treeOf } from './documents.ts';

/** The kinds that have drafts. */
export const draftKinds = ['page', 'news', 'event'] as const;

/** Title and slug of a page or an article until its editor sets them. */
const draftDefaults: Record<Locale, { title: string; slug: (id: number) => string }> = {
  'de-DE': { title: 'Ohne Titel', slug: (id) => `entwurf-${id}` },
  'pl-PL': { title: 'Bez tytułu', slug: (id) => `szkic-${id}` },
};

const kindOfCollection: Record<PreviewGrant['collection'], (typeof draftKinds)[number]> = {
  pages: 'page',
  news: 'news',
  events: 'event',
};

/**
 * Returns a reader of the newest state of every page, news post and event, published or not, without a shared cache.
 * @param published what visitors see.
 * @param drafts what differs from it.
 * @param grant names the document that is shown even if it lacks title or slug; other incomplete ones are left out.
 */
export function createDraftReader(
  published: Documents,
  drafts: readonly StoredDocument[],
  grant: Pick<PreviewGrant, 'collection' | 'id'>,
): ContentReader {
  const newest = new Map(drafts.map((one) => [documentKey(one), one]));
  const previewed = { kind: kindOfCollection[grant.collection], id: grant.id };
  const documents: DocumentSet = {
    get<K extends DocumentKind>(kind: K, id: number, locale: DocumentLocale) {
      const draft = newest.get(documentKey({ kind, id, locale }));
      if (!draft?.json || locale === 'both') return published.get(kind, id, locale);
      const found = published.parse(kind, draft.json, locale) as DocumentKinds[K] & DraftFields;
      const { slug, title } = draftDefaults[locale];
      const isPreviewed = kind === previewed.kind && id === previewed.id;
      if (kind !== 'page' && !isPreviewed && !(found.slug && found.title)) return undefined;
      const named = { ...found, title: found.title || title };
      return kind === 'page' ? named : { ...named, slug: found.slug || slug(id) };
    },
    ids(kind, locale) {
      const own = drafts.filter((one) => one.kind === kind && one.locale === locale);
      const ids = new Set([...published.ids(kind, locale), ...own.map(({ id }) => id)]);
      return [...ids].sort((one, other) => one - other);
    },
    tree(locale) {
      const rows: DraftRows = new Map(published.rows(locale));
      for (const { locale: own, id, json, kind } of newest.values())
        if (kind === 'page' && own === locale && json)
          rows.set(id, rowOf(published.parse(kind, json, locale)));
      if (previewed.kind === 'page') completeAncestors(rows, previewed.id, locale);
      return treeOf(
        [...rows.values()].filter((row): row is TreeRow => Boolean(row.title)),
        locale,
      );
    },
    locations: (locale) => published.locations(locale),
  };
  return createContentReader({ documents, memos: new DependencyCache() });
}

/** Fields that a draft may lack. */
interface DraftFields {
  title?: string | null;
  slug?: string | null;
}

type DraftRows = Map<number, Omit<TreeRow, 'title'> & { title: string | null }>;

/** Completes a page and its ancestors with the fields that a path needs. */
function completeAncestors(rows: DraftRows, previewedId: number, locale: Locale): void {
  const rootIds = [...rows.values()].filter(({ parent }) => parent === null).map(({ id }) => id);
  const home = Math.min(...rootIds);
  const seen = new Set<number>();
  let current = rows.get(previewedId);
  while (current && !seen.has(current.id)) {
    seen.add(current.id);
    const isHome = current.id === home;
    const completed = {
      ...current,
      title: current.title || draftDefaults[locale].title,
      slug: isHome ? current.slug : current.slug || draftDefaults[locale].slug(current.id),
      parent: isHome ? current.parent : (current.parent ?? home),
    };
    rows.set(current.id, completed);
    current = isHome ? undefined : rows.get(completed.parent ?? 0);
  }
}
