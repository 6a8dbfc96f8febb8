import { portalMessages } from '../../../pages/layout/portal-messages.ts';
import { currentNode, type LibraryProps } from '../files/library-view.ts';
import { LibraryBar } from './LibraryBar.tsx';
import { LibraryFiles } from './LibraryFiles.tsx';
import { LibraryHead } from './LibraryHead.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import { LibraryTree } from './LibraryTree.tsx';
import { NoResults } from './NoResults.tsx';
import styles from './PortalLibrary.module.css';

/**
 * The library page: category tree, search, files, and the bar with actions on the selected files. `browser/search.ts` replaces the
 * parts with `data-region` by those of another page.
 */
export function PortalLibrary({ locale, library }: LibraryProps) {
  const { files, trail } = library;
  const { id, key } = currentNode({ locale, library });
  return (
    <div className={styles.library} data-library data-url-state="">
      <LibraryTree locale={locale} library={library} />
      <div className={styles.main}>
        <h1 className="step3 tracked anywhere" id="library-title" data-region="title">
          {trail.at(-1)?.title ?? portalMessages[locale].tabs.library}
        </h1>
        <LibrarySearch locale={locale} library={library} />
        <div className={styles.results} data-region="results" data-node-id={id} data-node-key={key}>
          <LibraryHead locale={locale} library={library} />
          {files.length === 0 ? (
            <NoResults locale={locale} library={library} />
          ) : (
            <LibraryFiles locale={locale} library={library} />
          )}
        </div>
      </div>
      <LibraryBar locale={locale} library={library} />
    </div>
  );
}
