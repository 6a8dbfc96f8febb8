import type { Culture } from '../cultures.ts';
import type { LibraryCategory } from './rights.ts';

/** A category that a member may access. One with an inaccessible parent is a root. */
export interface LibraryNode {
  /** `umbracoNodeId` of the API. */
  id: number;
  /** A UUID; `nodeKey` of the API. */
  nodeKey: string;
  culture: Culture;
  title: string;
  /** Null for a root. */
  parent: number | null;
  children: LibraryNode[];
}

/** Returns a culture's trees of the accessible categories. */
export function treeOf(
  categories: ReadonlyMap<number, LibraryCategory>,
  culture: Culture,
): LibraryNode[] {
  const nodes = new Map<number, LibraryNode>();
  for (const { id, key, title, ...category } of categories.values())
    if (category.culture === culture)
      nodes.set(id, { id, nodeKey: key, culture, title, parent: null, children: [] });
  const roots: LibraryNode[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(categories.get(node.id)?.parent ?? -1);
    node.parent = parent?.id ?? null;
    (parent?.children ?? roots).push(node);
  }
  return roots;
}
