import type { Locale } from '@oilway/store/locales.ts';
import {
  type DocumentKind,
  type DocumentKinds,
  type DocumentLocale,
  documentKey,
  type StoredDocument,
} from '@oilway/store/published/documents.ts';
import { buildTree, type PageTree, type TreeRow } from '@oilway/store/published/page-tree.ts';
import {
  mapTexts,
  mayContainFields,
  priceKeysIn,
  pricesOf,
  withPrices,
} from '@oilway/store/published/price-fields.ts';
import { LocationIndex } from './location-index.ts';

/** Returns the name of all documents of a kind and language. */
export const collectionOf = (kind: DocumentKind, locale: DocumentLocale): string =>
  `${kind}:${locale}`;

/** A document in memory: JSON until it is first read. Pages are parsed for each response; JSON that may contain price fields is retained. */
interface CachedDocument {
  json?: string;
  parsed?: unknown;
}

type DocumentMap = Map<number, CachedDocument>;

/** Documents in memory. */
export interface DocumentSet {
  get<K extends DocumentKind>(
    kind: K,
    id: number,
    locale: DocumentLocale,
  ): DocumentKinds[K] | undefined;
  /** In ascending order. */
  ids(kind: DocumentKind, locale: DocumentLocale): number[];
  tree(locale: Locale): PageTree;
  locations(locale: Locale): LocationIndex;
}

/** All published documents, in memory. */
export class Documents implements DocumentSet {
  readonly #collections = new Map<string, DocumentMap>();
  readonly #rows: Record<Locale, Map<number, TreeRow>> = {
    'de-DE': new Map(),
    'pl-PL': new Map(),
  };
  readonly #trees: Record<Locale, PageTree> = {
    'de-DE': buildTree([], 'de-DE'),
    'pl-PL': buildTree([], 'pl-PL'),
  };

  readonly #locations: Record<Locale, LocationIndex> = {
    'de-DE': new LocationIndex(),
    'pl-PL': new LocationIndex(),
  };

  /** Formatted prices that replace price fields in texts, by key. */
  readonly #prices: Record<Locale, ReadonlyMap<string, string>> = {
    'de-DE': new Map(),
    'pl-PL': new Map(),
  };

  get<K extends DocumentKind>(
    kind: K,
    id: number,
    locale: DocumentLocale,
  ): DocumentKinds[K] | undefined {
    const cached = this.#collections.get(collectionOf(kind, locale))?.get(id);
    return cached && (this.#parseCached(kind, cached, locale) as DocumentKinds[K]);
  }

  ids(kind: DocumentKind, locale: DocumentLocale): number[] {
    return [...(this.#collections.get(collectionOf(kind, locale))?.keys() ?? [])].sort(
      (a, b) => a - b,
    );
  }

  tree(locale: Locale): PageTree {
    return this.#trees[locale];
  }

  locations(locale: Locale): LocationIndex {
    return this.#locations[locale];
  }

  rows(locale: Locale): ReadonlyMap<number, TreeRow> {
    return this.#rows[locale];
  }

  /** Returns the collections that have changed; those that show a changed price are among them. */
  apply(changes: readonly StoredDocument[]): Set<string> {
    const changed = new Set<string>();
    const changedTrees = new Set<Locale>();
    for (const { locale, id, json, kind } of [...this.#applyPrices(changes), ...changes]) {
      const collection = collectionOf(kind, locale);
      const documents = this.#collections.get(collection) ?? new Map<number, CachedDocument>();
      this.#collections.set(collection, documents);
      if (json === null) documents.delete(id);
      else documents.set(id, { json });
      changed.add(collection);
      if (locale === 'both') continue;
      if (kind === 'page' && this.#updateTreeRow(id, locale, json)) changedTrees.add(locale);
      if (kind === 'location') this.#locations[locale].apply(id, json);
    }
    for (const locale of changedTrees)
      this.#trees[locale] = treeOf(this.#rows[locale].values(), locale);
    return changed;
  }

  /** Replaces all documents; those not in `all` are removed. Returns the collections that have changed. */
  replace(all: readonly StoredDocument[]): Set<string> {
    const currentKeys = new Set(all.map(documentKey));
    const removed = [...this.stored()].filter((one) => !currentKeys.has(documentKey(one)));
    return this.apply([...removed.map((one) => ({ ...one, json: null })), ...all]);
  }

  /** Yields all documents as they are stored. */
  *stored(): Generator<StoredDocument> {
    for (const [collection, documents] of this.#collections) {
      const [kind, locale] = collection.split(':') as [DocumentKind, DocumentLocale];
      for (const [id, { json, parsed }] of documents)
        yield { kind, id, locale, json: json ?? JSON.stringify(parsed) };
    }
  }

  /** Parses a document, with price fields replaced by the prices of its locale. */
  parse<K extends DocumentKind>(kind: K, json: string, locale: DocumentLocale): DocumentKinds[K] {
    const parsed = JSON.parse(json);
    if (locale === 'both' || !mayContainFields(json)) return parsed;
    return mapTexts(kind, parsed, (text) => withPrices(text, this.#prices[locale]));
  }

  /** Applies the prices among the changes. Returns the documents whose texts change with them. */
  #applyPrices(changes: readonly StoredDocument[]): StoredDocument[] {
    const found: StoredDocument[] = [];
    for (const { locale, json, kind } of changes) {
      if (kind !== 'prices' || locale === 'both') continue;
      const before = this.#prices[locale];
      const after = pricesOf(JSON.parse(json ?? '{}'), locale);
      this.#prices[locale] = after;
      for (const one of this.#unparsed(locale))
        if (priceKeysIn(one).some((key) => before.get(key) !== after.get(key))) found.push(one);
    }
    return found;
  }

  /** Yields the documents of a locale whose JSON is retained. */
  *#unparsed(locale: Locale): Generator<StoredDocument> {
    for (const [collection, documents] of this.#collections) {
      const [kind, documentLocale] = collection.split(':') as [DocumentKind, DocumentLocale];
      if (documentLocale !== locale) continue;
      for (const [id, { json }] of documents)
        if (json !== undefined) yield { kind, id, locale, json };
    }
  }

  #parseCached(kind: DocumentKind, cached: CachedDocument, locale: DocumentLocale): unknown {
    if (cached.parsed !== undefined) return cached.parsed;
    const { json = 'null' } = cached;
    const parsed: unknown = this.parse(kind, json, locale);
    if (kind !== 'page') {
      cached.parsed = parsed;
      if (!mayContainFields(json)) cached.json = undefined;
    }
    return parsed;
  }

  /** @returns whether the row has changed. */
  #updateTreeRow(id: number, locale: Locale, json: string | null): boolean {
    const rows = this.#rows[locale];
    const before = rows.get(id);
    const row = json === null ? undefined : rowOf(this.parse('page', json, locale));
    if (row) rows.set(id, row);
    else rows.delete(id);
    return JSON.stringify(before) !== JSON.stringify(row);
  }
}

export const rowOf = ({
  id,
  key,
  parent,
  slug,
  title,
  translationKey,
}: DocumentKinds['page']): TreeRow => ({
  id,
  key,
  parent: parent ?? null,
  title,
  slug: slug ?? '',
  translationKey,
});

/** Builds a page tree; of two pages with one path the older one gets it. */
export const treeOf = (rows: Iterable<TreeRow>, locale: Locale): PageTree =>
  buildTree(
    [...rows].sort((one, other) => one.id - other.id),
    locale,
  );
