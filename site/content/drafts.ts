import type { Culture } from '@oilway/store/cultures.ts';
import {
  type DocumentCulture,
  type DocumentKinds,
  type Kind,
  keyOf,
  type StoredDocument,
} from '@oilway/store/published/documents.ts';
import type { TreeRow } from '@oilway/store/published/page-tree.ts';
import type { PreviewGrant } from '@oilway/store/published/preview-token.ts';
import { type Reading, readingOf } from './content-reader.ts';
import { DependencyCache } from './dependency-cache.ts';
import { type DocumentSet, type Documents, rowOf, treeOf } from './documents.ts';

/** The kinds that have drafts. */
export const drafted = ['page', 'news', 'event'] as const;

/** What a page or an article is called, and the last part of its address, until its editor says otherwise. */
const provisional: Record<Culture, { title: string; slug: (id: number) => string }> = {
  'de-DE': { title: 'Ohne Titel', slug: (id) => `entwurf-${id}` },
  'pl-PL': { title: 'Bez tytułu', slug: (id) => `szkic-${id}` },
};

const kinds: Record<PreviewGrant['collection'], (typeof drafted)[number]> = {
  pages: 'page',
  news: 'news',
  events: 'event',
};

/**
 * The newest state of every page, news post and event, published or not, remembered by nobody.
 * @param published what visitors see.
 * @param drafts what differs from it.
 * @param grant names the one that is there whatever it still lacks; others that have no title or no address are shown nowhere.
 */
export function draftSource(
  published: Documents,
  drafts: readonly StoredDocument[],
  grant: Pick<PreviewGrant, 'collection' | 'id'>,
): Reading {
  const newest = new Map(drafts.map((one) => [keyOf(one), one]));
  const begun = { kind: kinds[grant.collection], id: grant.id };
  const documents: DocumentSet = {
    get<K extends Kind>(kind: K, id: number, culture: DocumentCulture) {
      const draft = newest.get(keyOf({ kind, id, culture }));
      if (!draft?.json || culture === 'both') return published.get(kind, id, culture);
      const found = published.parse(kind, draft.json, culture) as DocumentKinds[K] & Named;
      const { slug, title } = provisional[culture];
      const isBegun = kind === begun.kind && id === begun.id;
      if (kind !== 'page' && !isBegun && !(found.slug && found.title)) return undefined;
      const named = { ...found, title: found.title || title };
      return kind === 'page' ? named : { ...named, slug: found.slug || slug(id) };
    },
    ids(kind, culture) {
      const own = drafts.filter((one) => one.kind === kind && one.culture === culture);
      const ids = new Set([...published.ids(kind, culture), ...own.map(({ id }) => id)]);
      return [...ids].sort((one, other) => one - other);
    },
    tree(culture) {
      const rows: DraftRows = new Map(published.rows(culture));
      for (const { culture: own, id, json, kind } of newest.values())
        if (kind === 'page' && own === culture && json)
          rows.set(id, rowOf(published.parse(kind, json, culture)));
      if (begun.kind === 'page') place(rows, begun.id, culture);
      return treeOf(
        [...rows.values()].filter((row): row is TreeRow => Boolean(row.title)),
        culture,
      );
    },
    locations: (culture) => published.locations(culture),
  };
  return readingOf({ documents, memos: new DependencyCache() });
}

/** What a draft may lack. */
interface Named {
  title?: string | null;
  slug?: string | null;
}

type DraftRows = Map<number, Omit<TreeRow, 'title'> & { title: string | null }>;

/** Gives a page and those above it what they lack for an address. */
function place(rows: DraftRows, begun: number, culture: Culture): void {
  const tops = [...rows.values()].filter(({ parent }) => parent === null).map(({ id }) => id);
  const home = Math.min(...tops);
  const seen = new Set<number>();
  let at = rows.get(begun);
  while (at && !seen.has(at.id)) {
    seen.add(at.id);
    const top = at.id === home;
    const whole = {
      ...at,
      title: at.title || provisional[culture].title,
      slug: top ? at.slug : at.slug || provisional[culture].slug(at.id),
      parent: top ? at.parent : (at.parent ?? home),
    };
    rows.set(at.id, whole);
    at = top ? undefined : rows.get(whole.parent ?? 0);
  }
}
