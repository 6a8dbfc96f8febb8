import type { ReactNode } from 'react';
import { portalMessages } from '../../../page/layout/portal-messages.ts';
import { type LibraryProps, shownNode } from '../files/library-view.ts';
import { LibraryBar } from './LibraryBar.tsx';
import { LibraryFiles } from './LibraryFiles.tsx';
import { LibraryHead } from './LibraryHead.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import { LibraryTree } from './LibraryTree.tsx';
import { NothingFound } from './NothingFound.tsx';
import styles from './PortalLibrary.module.css';

interface PageProps extends LibraryProps {
  /** In the place of what has the most parts: the categories, the files, and what can be done with them. */
  parts?: { nodes: ReactNode; rows: ReactNode; bar: ReactNode };
}

/**
 * The tree of categories, a search, the files of a category or of a search, and what can be done with those that are
 * chosen. `browser/search.ts` exchanges the parts with `data-exchanged` for those of another address.
 */
export function PortalLibrary({ culture, library, parts }: PageProps) {
  const { files, trail } = library;
  const { id, key } = shownNode({ culture, library });
  return (
    <div className={styles.library} data-library data-asked="">
      <LibraryTree culture={culture} library={library} nodes={parts?.nodes} />
      <div className={styles.main}>
        <h1 className={styles.title} id="library-title" data-exchanged="title">
          {trail.at(-1)?.title ?? portalMessages[culture].tabs.library}
        </h1>
        <LibrarySearch culture={culture} library={library} />
        <div className={styles.found} data-exchanged="found" data-node-id={id} data-node-key={key}>
          <LibraryHead culture={culture} library={library} />
          {files.length === 0 ? (
            <NothingFound culture={culture} library={library} />
          ) : (
            <LibraryFiles culture={culture} library={library} rows={parts?.rows} />
          )}
        </div>
      </div>
      {parts?.bar ?? <LibraryBar culture={culture} library={library} />}
    </div>
  );
}
