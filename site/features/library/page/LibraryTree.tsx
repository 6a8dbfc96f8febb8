import { Icon } from '../../../components/Icon.tsx';
import { portalNode } from '../../../portal/portal-node.ts';
import { libraryAddress } from '../files/library-query.ts';
import type { LibraryProps, ShownNode } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import styles from './LibraryTree.module.css';

/** The categories, each with the number of its files; on a phone they unfold. None of them keeps what was looked for. */
export function LibraryTree({ culture, library }: LibraryProps) {
  const { asked, total, trail } = library;
  const text = libraryMessages[culture];
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
            node={{ ...portalNode(culture), title: text.all, count: total }}
            current={trail.length === 0}
          />
        </li>
        {library.tree.map((node) => (
          <Node key={node.id} node={node} culture={culture} library={library} depth={0} />
        ))}
      </ul>
    </nav>
  );
}

interface NodeProps extends LibraryProps {
  node: ShownNode;
  depth: number;
}

/** A category. Those below it are shown once one is inside of it, and below the only root there is. */
function Node({ culture, depth, library, node }: NodeProps) {
  const { asked, trail, tree } = library;
  const inside = trail[depth]?.id === node.id;
  const open = node.children.length > 0 ? inside || (depth === 0 && tree.length === 1) : undefined;
  return (
    <li>
      <NodeLink
        href={libraryAddress(culture, {
          category: node.id,
          order: asked.order,
          tiles: asked.tiles,
        })}
        node={node}
        current={inside && trail.length === depth + 1}
        open={open}
      />
      {open ? (
        <ul className={styles.below}>
          {node.children.map((child) => (
            <Node
              key={child.id}
              node={child}
              depth={depth + 1}
              culture={culture}
              library={library}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

interface NodeLinkProps {
  href: string;
  node: Omit<ShownNode, 'children'>;
  current: boolean;
  /** Of a category with others below it. */
  open?: boolean | undefined;
}

function NodeLink({ current, href, node, open }: NodeLinkProps) {
  return (
    <a
      className={styles.node}
      href={href}
      aria-current={current ? 'page' : undefined}
      data-node-id={String(node.id)}
      data-node-key={node.key}
    >
      <span className={styles.fold}>
        {open === undefined ? null : <Icon name={open ? 'chevron-down' : 'chevron-right'} />}
      </span>
      <span className="grow anywhere">{node.title}</span>
      <span className={styles.nodeCount}>{node.count}</span>
    </a>
  );
}
