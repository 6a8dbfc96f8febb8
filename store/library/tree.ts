import type { Culture } from '../cultures.ts';
import type { LibraryCategory } from './rights.ts';

/** A category that a member may see. One whose parent the member may not see is a root. */
export interface LibraryNode {
  /** `umbracoNodeId` of the calls. */
  id: number;
  /** A uuid; `nodeKey` of the calls. */
  nodeKey: string;
  culture: Culture;
  title: string;
  /** Null for a root. */
  parent: number | null;
  children: LibraryNode[];
}

/** The trees of a culture among the categories that a member may see. */
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
