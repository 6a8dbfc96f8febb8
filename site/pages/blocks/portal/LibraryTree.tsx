import { libraryAddress } from '../../../features/portal/files/library-query.ts';
import type { LibraryView, ShownNode } from '../../../features/portal/files/library-view.ts';
import { libraryMessages } from '../../../features/portal/library-messages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Culture } from '../../page-context.ts';
import styles from './LibraryTree.module.css';

interface Props {
  culture: Culture;
  library: LibraryView;
}

/** The categories, each with the number of its files; on a phone they unfold. None of them keeps what was looked for. */
export function LibraryTree({ culture, library }: Props) {
  const { asked, total, trail, tree } = library;
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
            href={libraryAddress(culture, { tiles: asked.tiles })}
            title={text.all}
            count={total}
            current={trail.length === 0}
          />
        </li>
        {tree.map((node) => (
          <Node key={node.id} node={node} culture={culture} library={library} depth={0} />
        ))}
      </ul>
    </nav>
  );
}

interface NodeProps extends Props {
  node: ShownNode;
  depth: number;
}

/** What lies below a category is shown once one is inside of it, and below the only root there is. */
function Node({ culture, depth, library, node }: NodeProps) {
  const { asked, trail } = library;
  const inside = trail[depth]?.id === node.id;
  const open = inside || (depth === 0 && library.tree.length === 1);
  return (
    <li>
      <NodeLink
        href={libraryAddress(culture, { category: node.id, tiles: asked.tiles })}
        title={node.title}
        count={node.count}
        current={inside && trail.length === depth + 1}
        {...(node.children.length > 0 ? { open } : {})}
      />
      {open && node.children.length > 0 ? (
        <ul className={styles.below}>
          {node.children.map((child) => (
            <Node
              key={child.id}
              node={child}
              culture={culture}
              library={library}
              depth={depth + 1}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

interface LinkProps {
  href: string;
  title: string;
  count: number;
  current: boolean;
  /** Of a category with others below it. */
  open?: boolean;
}

function NodeLink({ count, current, href, open, title }: LinkProps) {
  return (
    <a className={styles.node} href={href} aria-current={current ? 'page' : undefined}>
      <span className={styles.fold}>
        {open === undefined ? null : <Icon name={open ? 'chevron-down' : 'chevron-right'} />}
      </span>
      <span className={styles.nodeTitle}>{title}</span>
      <span className={styles.nodeCount}>{count}</span>
    </a>
  );
}
