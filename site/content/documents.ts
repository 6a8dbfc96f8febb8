import type { Culture } from '@oilway/store/cultures.ts';
import {
  type DocumentCulture,
  type DocumentKinds,
  type Kind,
  keyOf,
  type StoredDocument,
} from '@oilway/store/published/documents.ts';
import { buildTree, type PageTree, type TreeRow } from '@oilway/store/published/page-tree.ts';
import { LocationIndex } from './location-index.ts';

/** Returns the name of all documents of a kind and language. */
export const collectionOf = (kind: Kind, culture: DocumentCulture): string => `${kind}:${culture}`;

/** A document in memory: its text until somebody reads it. Pages are read for one answer each, and stay texts. */
interface Held {
  json?: string;
  read?: unknown;
}

type Shelf = Map<number, Held>;

/** Documents at hand. */
export interface DocumentSet {
  get<K extends Kind>(kind: K, id: number, culture: DocumentCulture): DocumentKinds[K] | undefined;
  /** In their order. */
  ids(kind: Kind, culture: DocumentCulture): number[];
  tree(culture: Culture): PageTree;
  locations(culture: Culture): LocationIndex;
}

/** Everything that is published, in memory. */
export class Documents implements DocumentSet {
  readonly #shelves = new Map<string, Shelf>();
  readonly #rows: Record<Culture, Map<number, TreeRow>> = {
    'de-DE': new Map(),
    'pl-PL': new Map(),
  };
  readonly #trees: Record<Culture, PageTree> = {
    'de-DE': buildTree([], 'de-DE'),
    'pl-PL': buildTree([], 'pl-PL'),
  };

  readonly #locations: Record<Culture, LocationIndex> = {
    'de-DE': new LocationIndex(),
    'pl-PL': new LocationIndex(),
  };

  get<K extends Kind>(kind: K, id: number, culture: DocumentCulture): DocumentKinds[K] | undefined {
    const held = this.#shelves.get(collectionOf(kind, culture))?.get(id);
    return held && (readOf(kind, held) as DocumentKinds[K]);
  }

  ids(kind: Kind, culture: DocumentCulture): number[] {
    return [...(this.#shelves.get(collectionOf(kind, culture))?.keys() ?? [])].sort(
      (a, b) => a - b,
    );
  }

  tree(culture: Culture): PageTree {
    return this.#trees[culture];
  }

  locations(culture: Culture): LocationIndex {
    return this.#locations[culture];
  }

  rows(culture: Culture): ReadonlyMap<number, TreeRow> {
    return this.#rows[culture];
  }

  /** Returns the collections that have changed. */
  apply(changes: readonly StoredDocument[]): Set<string> {
    const changed = new Set<string>();
    const moved = new Set<Culture>();
    for (const { culture, id, json, kind } of changes) {
      const collection = collectionOf(kind, culture);
      const shelf = this.#shelves.get(collection) ?? new Map<number, Held>();
      this.#shelves.set(collection, shelf);
      if (json === null) shelf.delete(id);
      else shelf.set(id, { json });
      changed.add(collection);
      if (culture === 'both') continue;
      if (kind === 'page' && this.#place(id, culture, json)) moved.add(culture);
      if (kind === 'location') this.#locations[culture].apply(id, json);
    }
    for (const culture of moved)
      this.#trees[culture] = treeOf(this.#rows[culture].values(), culture);
    return changed;
  }

  /** Everything anew: what is not in here is gone. */
  replace(all: readonly StoredDocument[]): Set<string> {
    const there = new Set(all.map(keyOf));
    const gone = [...this.stored()].filter((one) => !there.has(keyOf(one)));
    return this.apply([...gone.map((one) => ({ ...one, json: null })), ...all]);
  }

  /** As they are stored, one by one. */
  *stored(): Generator<StoredDocument> {
    for (const [collection, shelf] of this.#shelves) {
      const [kind, culture] = collection.split(':') as [Kind, DocumentCulture];
      for (const [id, { json, read }] of shelf)
        yield { kind, id, culture, json: json ?? JSON.stringify(read) };
    }
  }

  /** @returns whether anything of it is another now. */
  #place(id: number, culture: Culture, json: string | null): boolean {
    const rows = this.#rows[culture];
    const before = rows.get(id);
    const row = json === null ? undefined : rowOf(JSON.parse(json));
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

/** Of two pages at one address the older one stands there. */
export const treeOf = (rows: Iterable<TreeRow>, culture: Culture): PageTree =>
  buildTree(
    [...rows].sort((one, other) => one.id - other.id),
    culture,
  );

function readOf(kind: Kind, held: Held): unknown {
  if (held.read !== undefined) return held.read;
  const read: unknown = JSON.parse(held.json ?? 'null');
  if (kind !== 'page') {
    held.read = read;
    held.json = undefined;
  }
  return read;
}
