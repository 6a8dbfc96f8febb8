import type { Culture } from '@oilway/store/cultures.ts';
import {
  type DocumentCulture,
  type DocumentKinds,
  type Kind,
  keyOf,
  type StoredDocument,
} from '@oilway/store/published/documents.ts';
import { buildTree, type PageTree, type TreeRow } from '@oilway/store/published/page-tree.ts';
import {
  mapTexts,
  mayHoldFields,
  priceKeysIn,
  pricesOf,
  withPrices,
} from '@oilway/store/published/price-fields.ts';
import { LocationIndex } from './location-index.ts';

/** Returns the name of all documents of a kind and language. */
export const collectionOf = (kind: Kind, culture: DocumentCulture): string => `${kind}:${culture}`;

/** A document in memory: its JSON until it is first read. Pages are parsed for each response; JSON that may name prices is kept. */
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

  /** What texts show in the place of their fields, by key. */
  readonly #prices: Record<Culture, ReadonlyMap<string, string>> = {
    'de-DE': new Map(),
    'pl-PL': new Map(),
  };

  get<K extends Kind>(kind: K, id: number, culture: DocumentCulture): DocumentKinds[K] | undefined {
    const held = this.#shelves.get(collectionOf(kind, culture))?.get(id);
    return held && (this.#read(kind, held, culture) as DocumentKinds[K]);
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

  /** Returns the collections that have changed; those that show a changed price are among them. */
  apply(changes: readonly StoredDocument[]): Set<string> {
    const changed = new Set<string>();
    const moved = new Set<Culture>();
    for (const { culture, id, json, kind } of [...this.#reprice(changes), ...changes]) {
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

  /** Parses a document. Its texts show the prices of its culture. */
  parse<K extends Kind>(kind: K, json: string, culture: DocumentCulture): DocumentKinds[K] {
    const parsed = JSON.parse(json);
    if (culture === 'both' || !mayHoldFields(json)) return parsed;
    return mapTexts(kind, parsed, (text) => withPrices(text, this.#prices[culture]));
  }

  /** Takes over the prices that are among the changes. Returns the documents in which another price shows now. */
  #reprice(changes: readonly StoredDocument[]): StoredDocument[] {
    const found: StoredDocument[] = [];
    for (const { culture, json: priceList, kind } of changes) {
      if (kind !== 'prices' || culture === 'both') continue;
      const before = this.#prices[culture];
      const after = pricesOf(JSON.parse(priceList ?? '{}'), culture);
      this.#prices[culture] = after;
      for (const one of this.#unparsed(culture))
        if (priceKeysIn(one).some((key) => before.get(key) !== after.get(key))) found.push(one);
    }
    return found;
  }

  /** The documents of a culture whose JSON is kept. */
  *#unparsed(culture: Culture): Generator<StoredDocument> {
    for (const [collection, shelf] of this.#shelves) {
      const [kind, own] = collection.split(':') as [Kind, DocumentCulture];
      if (own !== culture) continue;
      for (const [id, { json }] of shelf) if (json !== undefined) yield { kind, id, culture, json };
    }
  }

  #read(kind: Kind, held: Held, culture: DocumentCulture): unknown {
    if (held.read !== undefined) return held.read;
    const { json = 'null' } = held;
    const read: unknown = this.parse(kind, json, culture);
    if (kind !== 'page') {
      held.read = read;
      if (!mayHoldFields(json)) held.json = undefined;
    }
    return read;
  }

  /** @returns whether anything of it is another now. */
  #place(id: number, culture: Culture, json: string | null): boolean {
    const rows = this.#rows[culture];
    const before = rows.get(id);
    const row = json === null ? undefined : rowOf(this.parse('page', json, culture));
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
