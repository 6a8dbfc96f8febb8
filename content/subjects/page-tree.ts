import { type Culture, rootOf } from '../cultures.ts';

/** One page of the tree in one culture, as far as its address needs it. */
export interface TreeRow {
  id: number;
  key: string;
  parent: number | null;
  title: string;
  slug: string;
}

export interface TreePage extends TreeRow {
  /** The path in its culture, such as `/pl/o-nas`; `/` and `/pl` for the home page. */
  path: string;
}

/** The pages of one culture that can be reached: each one's ancestors are in the tree too. */
export interface PageTree {
  byId: ReadonlyMap<number, TreePage>;
  byPath: ReadonlyMap<string, TreePage>;
  /** From the home page down to the page itself. */
  ancestry(id: number): TreePage[];
}

/**
 * Builds the tree of one culture. The home page is the one without a parent. A page whose ancestor
 * is missing (unpublished in this culture) or that is caught in a circle has no path and is left out.
 */
export function buildTree(rows: readonly TreeRow[], culture: Culture): PageTree {
  const source = new Map(rows.map((row) => [row.id, row]));
  const byId = new Map<number, TreePage>();
  const byPath = new Map<string, TreePage>();
  const visiting = new Set<number>();

  function place(row: TreeRow): TreePage | undefined {
    const placed = byId.get(row.id);
    if (placed || visiting.has(row.id)) return placed;
    visiting.add(row.id);
    const page = row.parent === null ? atRoot(row) : below(row, row.parent);
    visiting.delete(row.id);
    if (page) byId.set(page.id, page);
    return page;
  }
  const atRoot = (row: TreeRow): TreePage => ({ ...row, path: rootOf(culture) });
  function below(row: TreeRow, parentId: number): TreePage | undefined {
    const parentRow = source.get(parentId);
    const parent = parentRow && place(parentRow);
    if (!parent || !row.slug) return undefined;
    const base = parent.path === '/' ? '' : parent.path;
    return { ...row, path: `${base}/${row.slug}` };
  }

  for (const row of rows) place(row);
  for (const page of byId.values()) if (!byPath.has(page.path)) byPath.set(page.path, page);

  return {
    byId,
    byPath,
    ancestry(id) {
      const line: TreePage[] = [];
      for (
        let page = byId.get(id);
        page;
        page = page.parent === null ? undefined : byId.get(page.parent)
      ) {
        line.unshift(page);
      }
      return line;
    },
  };
}
