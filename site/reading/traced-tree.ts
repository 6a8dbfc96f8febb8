import type { Culture } from '@oilway/store/cultures.ts';
import type { PageTree, TreePage } from '@oilway/store/published/page-tree.ts';
import { nodeKey, treeKey } from './documents.ts';
import type { Trace } from './trace.ts';

/** The same tree, which tells what was looked at: the pages that were asked for, or all of it. */
export function tracedTree(tree: PageTree, culture: Culture, { keys }: Trace): PageTree {
  const seen = (page: TreePage | undefined) => {
    keys.add(page ? nodeKey(page.id, culture) : treeKey(culture));
    return page;
  };
  const whole = () => keys.add(treeKey(culture));
  return {
    byId: new TracedMap(tree.byId, seen, whole),
    byPath: new TracedMap(tree.byPath, seen, whole),
    get home() {
      return seen(tree.home);
    },
    ancestry(id) {
      const line = tree.ancestry(id);
      for (const page of line) seen(page);
      if (line.length === 0) whole();
      return line;
    },
  };
}

class TracedMap<Key> implements ReadonlyMap<Key, TreePage> {
  readonly #map: ReadonlyMap<Key, TreePage>;
  readonly #seen: (page: TreePage | undefined) => TreePage | undefined;
  readonly #whole: () => void;

  constructor(
    map: ReadonlyMap<Key, TreePage>,
    seen: (page: TreePage | undefined) => TreePage | undefined,
    whole: () => void,
  ) {
    this.#map = map;
    this.#seen = seen;
    this.#whole = whole;
  }

  get(key: Key): TreePage | undefined {
    return this.#seen(this.#map.get(key));
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  get size(): number {
    return this.#all.size;
  }

  forEach(call: (page: TreePage, key: Key, map: ReadonlyMap<Key, TreePage>) => void): void {
    for (const [key, page] of this.#all) call(page, key, this);
  }

  entries() {
    return this.#all.entries();
  }

  keys() {
    return this.#all.keys();
  }

  values() {
    return this.#all.values();
  }

  [Symbol.iterator]() {
    return this.#all.entries();
  }

  get #all(): ReadonlyMap<Key, TreePage> {
    this.#whole();
    return this.#map;
  }
}
