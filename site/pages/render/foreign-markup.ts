/**
 * Lets React remove and insert beside nodes that a translator has wrapped or replaced: without it the browser throws NotFoundError
 * and React removes the whole island from the page (https://github.com/facebook/react/issues/11538).
 */
export function tolerateForeignMarkup(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = childOf(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  Node.prototype.insertBefore = function <New extends Node>(
    this: Node,
    node: New,
    before: Node | null,
  ): New {
    insertBefore.call(this, node, before && childOf(this, before));
    return node;
  };
}

/** @returns the child of the parent that is the node or that the node was put into; null where it has left the parent. */
function childOf(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
