import { portalMessages } from '../../../pages/layout/portal-messages.ts';
import { type LibraryProps, shownNode } from '../files/library-view.ts';
import { LibraryBar } from './LibraryBar.tsx';
import { LibraryFiles } from './LibraryFiles.tsx';
import { LibraryHead } from './LibraryHead.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import { LibraryTree } from './LibraryTree.tsx';
import { NothingFound } from './NothingFound.tsx';
import styles from './PortalLibrary.module.css';

/**
 * The tree of categories, a search, the files of a category or of a search, and what can be done with those that are
 * chosen. `browser/search.ts` exchanges the parts with `data-exchanged` for those of another address.
 */
export function PortalLibrary({ culture, library }: LibraryProps) {
  const { files, trail } = library;
  const { id, key } = shownNode({ culture, library });
  return (
    <div className={styles.library} data-library data-asked="">
      <LibraryTree culture={culture} library={library} />
      <div className={styles.main}>
        <h1 className="step3 tracked anywhere" id="library-title" data-exchanged="title">
          {trail.at(-1)?.title ?? portalMessages[culture].tabs.library}
        </h1>
        <LibrarySearch culture={culture} library={library} />
        <div className={styles.found} data-exchanged="found" data-node-id={id} data-node-key={key}>
          <LibraryHead culture={culture} library={library} />
          {files.length === 0 ? (
            <NothingFound culture={culture} library={library} />
          ) : (
            <LibraryFiles culture={culture} library={library} />
          )}
        </div>
      </div>
      <LibraryBar culture={culture} library={library} />
    </div>
  );
}
