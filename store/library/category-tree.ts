import type { Locale } from '../locales.ts';
import type { LibraryCategory } from './access.ts';

/** A category that a member may access. One with an inaccessible parent is a root. */
export interface LibraryNode {
  /** `umbracoNodeId` of the API. */
  id: number;
  /** A UUID; `nodeKey` of the API. */
  nodeKey: string;
  locale: Locale;
  title: string;
  /** Null for a root. */
  parent: number | null;
  children: LibraryNode[];
}

/** Returns a culture's trees of the accessible categories. */
export function buildCategoryTrees(
  categories: ReadonlyMap<number, LibraryCategory>,
  locale: Locale,
): LibraryNode[] {
  const nodes = new Map<number, LibraryNode>();
  for (const { id, key, title, ...category } of categories.values())
    if (category.locale === locale)
      nodes.set(id, { id, nodeKey: key, locale, title, parent: null, children: [] });
  const roots: LibraryNode[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(categories.get(node.id)?.parent ?? -1);
    node.parent = parent?.id ?? null;
    (parent?.children ?? roots).push(node);
  }
  return roots;
}
