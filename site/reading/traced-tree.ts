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
    byId: tracedMap(tree.byId, seen, whole),
    byPath: tracedMap(tree.byPath, seen, whole),
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

function tracedMap<Key>(
  map: ReadonlyMap<Key, TreePage>,
  seen: (page: TreePage | undefined) => TreePage | undefined,
  whole: () => void,
): ReadonlyMap<Key, TreePage> {
  const all = () => {
    whole();
    return map;
  };
  return {
    get: (key) => seen(map.get(key)),
    has: (key) => seen(map.get(key)) !== undefined,
    get size() {
      return all().size;
    },
    forEach: (call) => all().forEach(call),
    entries: () => all().entries(),
    keys: () => all().keys(),
    values: () => all().values(),
    [Symbol.iterator]: () => all().entries(),
  };
}
