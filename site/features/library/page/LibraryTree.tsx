import type { ReactNode } from 'react';
import type { Culture } from '../../../page/page-context.ts';
import { portalNode } from '../../../portal/portal-node.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { libraryAddress } from '../files/library-query.ts';
import type { LibraryProps, ShownNode } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import styles from './LibraryTree.module.css';

interface TreeProps extends LibraryProps {
  /** In the place of the categories. */
  nodes?: ReactNode;
}

/** The categories, each with the number of its files; on a phone they unfold. None of them keeps what was looked for. */
export function LibraryTree({ culture, library, nodes = nodesOf(culture, library) }: TreeProps) {
  const { asked, total, trail } = library;
  const text = libraryMessages[culture];
  const whole = portalNode(culture);
  return (
    <nav className={styles.tree} aria-labelledby="library-categories" data-exchanged="tree">
      <h2 className={styles.treeTitle} id="library-categories">
        <span className={styles.plain}>{text.categories}</span>
        <button
          className={styles.unfold}
          id="library-unfold"
          type="button"
          aria-expanded="false"
          aria-controls="library-tree"
          data-unfolds
        >
          {text.categories}
          <Icon name="chevron-down" />
        </button>
      </h2>
      <ul className={styles.nodes} id="library-tree">
        <li>
          <NodeLink
            href={libraryAddress(culture, { order: asked.order, tiles: asked.tiles })}
            nodeId={String(whole.id)}
            nodeKey={whole.key}
            title={text.all}
            count={String(total)}
            current={trail.length === 0}
            open={undefined}
          />
        </li>
        {nodes}
      </ul>
    </nav>
  );
}

function nodesOf(culture: Culture, library: LibraryProps['library']): ReactNode {
  return library.tree.map((node) => (
    <Node key={node.id} node={node} culture={culture} library={library} depth={0} />
  ));
}

interface NodeProps extends LibraryProps {
  node: ShownNode;
  depth: number;
}

/** What lies below a category is shown once one is inside of it, and below the only root there is. */
export function nodeLink({ culture, depth, library, node }: NodeProps): NodeTexts & NodeShape {
  const { asked, trail, tree } = library;
  const inside = trail[depth]?.id === node.id;
  return {
    href: libraryAddress(culture, { category: node.id, order: asked.order, tiles: asked.tiles }),
    nodeId: String(node.id),
    nodeKey: node.key,
    title: node.title,
    count: String(node.count),
    current: inside && trail.length === depth + 1,
    open: node.children.length > 0 ? inside || (depth === 0 && tree.length === 1) : undefined,
  };
}

function Node({ depth, node, ...props }: NodeProps) {
  const link = nodeLink({ depth, node, ...props });
  return (
    <TreeNode
      {...link}
      below={
        link.open
          ? node.children.map((child) => (
              <Node key={child.id} node={child} depth={depth + 1} {...props} />
            ))
          : undefined
      }
    />
  );
}

/** A category, and those below it where they are shown. */
export function TreeNode({ below, ...link }: NodeTexts & NodeShape & { below: ReactNode }) {
  return (
    <li>
      <NodeLink {...link} />
      {below === undefined ? null : <ul className={styles.below}>{below}</ul>}
    </li>
  );
}

export interface NodeTexts {
  href: string;
  /** What calls know it by. */
  nodeId: string;
  nodeKey: string;
  title: string;
  /** Of its files. */
  count: string;
}

export interface NodeShape {
  current: boolean;
  /** Of a category with others below it. */
  open: boolean | undefined;
}

function NodeLink({ count, current, href, nodeId, nodeKey, open, title }: NodeTexts & NodeShape) {
  return (
    <a
      className={styles.node}
      href={href}
      aria-current={current ? 'page' : undefined}
      data-node-id={nodeId}
      data-node-key={nodeKey}
    >
      <span className={styles.fold}>
        {open === undefined ? null : <Icon name={open ? 'chevron-down' : 'chevron-right'} />}
      </span>
      <span className={styles.nodeTitle}>{title}</span>
      <span className={styles.nodeCount}>{count}</span>
    </a>
  );
}
