import { Icon } from '../../../components/Icon.tsx';
import { portalRootNode } from '../../../portal/portal-node.ts';
import { libraryUrl } from '../files/library-query.ts';
import type { CategoryNode, LibraryProps } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import styles from './LibraryTree.module.css';

/** Links to the categories with their number of files, collapsible on phones. The links do not preserve a search. */
export function LibraryTree({ locale, library }: LibraryProps) {
  const { query, total, trail } = library;
  const text = libraryMessages[locale];
  return (
    <nav className={styles.tree} aria-labelledby="library-categories" data-region="tree">
      <h2 className={styles.treeTitle} id="library-categories">
        <span className={styles.plain}>{text.categories}</span>
        <button
          className={styles.toggle}
          id="library-toggle"
          type="button"
          aria-expanded="false"
          aria-controls="library-tree"
          data-collapsible
        >
          {text.categories}
          <Icon name="chevron-down" />
        </button>
      </h2>
      <ul className={styles.nodes} id="library-tree">
        <li>
          <NodeLink
            href={libraryUrl(locale, { order: query.order, tiles: query.tiles })}
            node={{ ...portalRootNode(locale), title: text.all, count: total }}
            current={trail.length === 0}
          />
        </li>
        {library.tree.map((node) => (
          <CategoryItem key={node.id} node={node} locale={locale} library={library} depth={0} />
        ))}
      </ul>
    </nav>
  );
}

interface CategoryItemProps extends LibraryProps {
  node: CategoryNode;
  depth: number;
}

/** A category. Its subcategories are shown if it is in the current path, or if it is the only root. */
function CategoryItem({ locale, depth, library, node }: CategoryItemProps) {
  const { query, trail, tree } = library;
  const isInTrail = trail[depth]?.id === node.id;
  const open =
    node.children.length > 0 ? isInTrail || (depth === 0 && tree.length === 1) : undefined;
  return (
    <li>
      <NodeLink
        href={libraryUrl(locale, {
          category: node.id,
          order: query.order,
          tiles: query.tiles,
        })}
        node={node}
        current={isInTrail && trail.length === depth + 1}
        open={open}
      />
      {open ? (
        <ul className={styles.below}>
          {node.children.map((child) => (
            <CategoryItem
              key={child.id}
              node={child}
              depth={depth + 1}
              locale={locale}
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
  node: Omit<CategoryNode, 'children'>;
  current: boolean;
  /** Whether its subcategories are shown; undefined if it has none. */
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
      <span className={styles.chevron}>
        {open === undefined ? null : <Icon name={open ? 'chevron-down' : 'chevron-right'} />}
      </span>
      <span className="grow anywhere">{node.title}</span>
      <span className={styles.nodeCount}>{node.count}</span>
    </a>
  );
}
