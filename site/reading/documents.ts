import type { Culture } from '@oilway/store/cultures.ts';
import {
  type DocumentCulture,
  type DocumentKinds,
  type Kind,
  keyOf,
  type StoredDocument,
} from '@oilway/store/published/documents.ts';
import {
  buildTree,
  type PageTree,
  type TreePage,
  type TreeRow,
} from '@oilway/store/published/page-tree.ts';
import { LocationIndex } from './location-index.ts';

/** A change of any document of a kind and culture. */
export const listKey = (kind: Kind, culture: DocumentCulture): string => `${kind}:*:${culture}`;
/** A change of what a page is called, or of where it stands. */
export const nodeKey = (id: number, culture: Culture): string => `node:${id}:${culture}`;
/** A change of any of them. */
export const treeKey = (culture: Culture): string => `tree:${culture}`;

/** A change of a part of what locations are found by: an address, or a piece of the country. */
export const placeKey = (part: string, culture: Culture): string => `place:${part}:${culture}`;

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
    const held = this.#shelves.get(listKey(kind, culture))?.get(id);
    return held && (readOf(kind, held) as DocumentKinds[K]);
  }

  ids(kind: Kind, culture: DocumentCulture): number[] {
    return [...(this.#shelves.get(listKey(kind, culture))?.keys() ?? [])].sort((a, b) => a - b);
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

  /** @returns what has changed: documents, their lists, places in the tree, and what locations are found by. */
  apply(changes: readonly StoredDocument[]): Set<string> {
    const changed = new Set<string>();
    const moved = new Set<Culture>();
    for (const change of changes) {
      const { culture, id, json, kind } = change;
      const list = listKey(kind, culture);
      const shelf = this.#shelves.get(list) ?? new Map<number, Held>();
      this.#shelves.set(list, shelf);
      if (json === null) shelf.delete(id);
      else shelf.set(id, { json });
      changed.add(keyOf(change)).add(list);
      if (kind === 'page' && culture !== 'both' && this.#place(id, culture, json))
        moved.add(culture);
      if (kind === 'location' && culture !== 'both')
        for (const part of this.#locations[culture].apply(id, json))
          changed.add(placeKey(part, culture));
    }
    for (const culture of moved) this.#growTree(culture, changed);
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
    for (const [list, shelf] of this.#shelves) {
      const [kind, , culture] = list.split(':') as [Kind, string, DocumentCulture];
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

  #growTree(culture: Culture, changed: Set<string>): void {
    const before = this.#trees[culture];
    const tree = treeOf(this.#rows[culture].values(), culture);
    this.#trees[culture] = tree;
    for (const id of new Set([...before.byId.keys(), ...tree.byId.keys()]))
      if (!same(before.byId.get(id), tree.byId.get(id)))
        changed.add(nodeKey(id, culture)).add(treeKey(culture));
  }
}

export const rowOf = ({ id, key, parent, slug, title }: DocumentKinds['page']): TreeRow => ({
  id,
  key,
  parent: parent ?? null,
  title,
  slug: slug ?? '',
});

/** Of two pages at one address the older one stands there. */
export const treeOf = (rows: Iterable<TreeRow>, culture: Culture): PageTree =>
  buildTree(
    [...rows].sort((one, other) => one.id - other.id),
    culture,
  );

const same = (one: TreePage | undefined, other: TreePage | undefined): boolean =>
  one?.path === other?.path &&
  one?.title === other?.title &&
  one?.parent === other?.parent &&
  one?.key === other?.key;

function readOf(kind: Kind, held: Held): unknown {
  if (held.read !== undefined) return held.read;
  const read: unknown = JSON.parse(held.json ?? 'null');
  if (kind !== 'page') {
    held.read = read;
    held.json = undefined;
  }
  return read;
}
