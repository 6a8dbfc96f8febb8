import type { LibraryView, ShownNode } from '../../../features/portal/files/library-view.ts';
import { libraryMessages } from '../../../features/portal/library-messages.ts';
import { messages } from '../../../features/portal/messages.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Culture } from '../../page-context.ts';
import { LibraryBar } from './LibraryBar.tsx';
import { LibraryRow } from './LibraryRow.tsx';
import styles from './PortalLibrary.module.css';

interface Props {
  culture: Culture;
  library: LibraryView;
}

/** The tree of categories, the files of one of them, and what can be done with those that are chosen. */
export function PortalLibrary({ culture, library }: Props) {
  const { files, tiles, total, trail } = library;
  const text = libraryMessages[culture];
  const here = addressOf(culture, { category: trail.at(-1)?.id, tiles });
  return (
    <div className={styles.library} data-library>
      <nav className={styles.tree} aria-labelledby="library-categories">
        <h2 className={styles.treeTitle} id="library-categories">
          {text.categories}
        </h2>
        <ul className={styles.nodes}>
          <li>
            <NodeLink
              href={addressOf(culture, { tiles })}
              title={text.all}
              count={total}
              current={trail.length === 0}
            />
          </li>
          {library.tree.map((node) => (
            <Node key={node.id} node={node} culture={culture} library={library} depth={0} />
          ))}
        </ul>
      </nav>
      <div className={styles.main}>
        <h1 className={styles.title}>{trail.at(-1)?.title ?? messages[culture].tabs.library}</h1>
        <div className={styles.head}>
          <p>{text.count(files.length, total)}</p>
          <nav className={styles.views} aria-label={text.view}>
            {([false, true] as const).map((asTiles) => (
              <a
                className={styles.view}
                key={String(asTiles)}
                href={addressOf(culture, { category: trail.at(-1)?.id, tiles: asTiles })}
                aria-current={asTiles === tiles ? 'true' : undefined}
                title={asTiles ? text.tiles : text.list}
                aria-label={asTiles ? text.tiles : text.list}
              >
                <Icon name={asTiles ? 'tiles' : 'list'} />
              </a>
            ))}
          </nav>
        </div>
        {files.length === 0 ? <p className={styles.empty}>{text.empty}</p> : null}
        {files.length > 0 ? (
          <form className={styles.chosen} action={here} autoComplete="off">
            <label className={styles.selectAll}>
              <input type="checkbox" data-select-all className={styles.box} />
              {text.selectAll}
            </label>
            <ul className={tiles ? styles.tiles : styles.rows}>
              {files.map((file) => (
                <LibraryRow key={file.id} file={file} culture={culture} library={library} />
              ))}
            </ul>
          </form>
        ) : null}
      </div>
      {files.length > 0 ? <LibraryBar culture={culture} library={library} /> : null}
    </div>
  );
}

interface NodeProps extends Props {
  node: ShownNode;
  depth: number;
}

/** What lies below a category is shown once one is inside of it, and below the only root there is. */
function Node({ culture, depth, library, node }: NodeProps) {
  const { tiles, trail } = library;
  const inside = trail[depth]?.id === node.id;
  const open = inside || (depth === 0 && library.tree.length === 1);
  return (
    <li>
      <NodeLink
        href={addressOf(culture, { category: node.id, tiles })}
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

function addressOf(
  culture: Culture,
  { category, tiles }: { category?: number | undefined; tiles: boolean },
): string {
  const asked = new URLSearchParams({
    ...(category === undefined ? {} : { category: String(category) }),
    ...(tiles ? { view: 'tiles' } : {}),
  });
  return `${paths.portalLibrary(culture)}${asked.size > 0 ? `?${asked}` : ''}`;
}
