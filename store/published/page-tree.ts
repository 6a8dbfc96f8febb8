import { homePathOf, type Locale } from '../locales.ts';

/** A page of the tree in one culture, with the columns that its path needs. */
export interface TreeRow {
  id: number;
  key: string;
  parent: number | null;
  title: string;
  slug: string;
  /** Shared with the counterpart in the other culture. */
  translationKey: string;
}

export interface TreePage extends TreeRow {
  /** The path in its culture, such as `/pl/o-nas`; `/` and `/pl` for the home page. */
  path: string;
}

/** The reachable pages of one culture: each one's ancestors are in the tree too. */
export interface PageTree {
  byId: ReadonlyMap<number, TreePage>;
  byPath: ReadonlyMap<string, TreePage>;
  byTranslationKey: ReadonlyMap<string, TreePage>;
  readonly home: TreePage | undefined;
  /** Returns the pages from the home page to this page. */
  ancestry(id: number): TreePage[];
}

/**
 * Builds the tree of one culture. The home page is the one without a parent. A page with a missing ancestor (unpublished in this culture) or in a
 * cycle has no path and is omitted.
 */
export function buildTree(rows: readonly TreeRow[], locale: Locale): PageTree {
  const source = new Map(rows.map((row) => [row.id, row]));
  const byId = new Map<number, TreePage>();
  const byPath = new Map<string, TreePage>();
  /** Visited rows, with or without a path. */
  const visited = new Set<number>();

  /** Adds a row after its unvisited ancestors, from the top down. */
  function addWithAncestors(row: TreeRow): void {
    const chain: TreeRow[] = [];
    for (
      let current: TreeRow | undefined = row;
      current && !visited.has(current.id);
      current = current.parent === null ? undefined : source.get(current.parent)
    ) {
      visited.add(current.id);
      chain.push(current);
    }
    for (const next of chain.reverse()) {
      const path = pathOf(next);
      if (path !== undefined) byId.set(next.id, { ...next, path });
    }
  }
  function pathOf(row: TreeRow): string | undefined {
    if (row.parent === null) return homePathOf(locale);
    const parent = byId.get(row.parent);
    if (!parent || !row.slug) return undefined;
    return `${parent.path === '/' ? '' : parent.path}/${row.slug}`;
  }

  for (const row of rows) addWithAncestors(row);
  for (const page of byId.values()) if (!byPath.has(page.path)) byPath.set(page.path, page);

  return {
    byId,
    byPath,
    byTranslationKey: new Map([...byId.values()].map((page) => [page.translationKey, page])),
    home: [...byId.values()].find(({ parent }) => parent === null),
    ancestry(id) {
      const chain: TreePage[] = [];
      for (
        let page = byId.get(id);
        page;
        page = page.parent === null ? undefined : byId.get(page.parent)
      ) {
        chain.unshift(page);
      }
      return chain;
    },
  };
}
