import { libraryAddress } from '../../../features/portal/files/library-query.ts';
import type { LibraryView } from '../../../features/portal/files/library-view.ts';
import { libraryMessages } from '../../../features/portal/library-messages.ts';
import { ChoiceBox } from '../../../ui/ChoiceBox.tsx';
import type { Culture } from '../../page-context.ts';
import { Pagination } from '../Pagination.tsx';
import styles from './LibraryFiles.module.css';
import { LibraryRow } from './LibraryRow.tsx';

interface Props {
  culture: Culture;
  library: LibraryView;
}

/** The files of a category, page by page, or those that were found; of these the first. */
export function LibraryFiles({ culture, library }: Props) {
  const { asked, files, found, pages } = library;
  const { pageWords, search, selectAll } = libraryMessages[culture];
  const { category, date, size, type } = search.columns;
  return (
    <form className={styles.files} action={libraryAddress(culture, asked)} autoComplete="off">
      <div className={styles.columns} data-tiles={asked.tiles ? '' : undefined}>
        <label className={styles.selectAll} htmlFor="library-all">
          <ChoiceBox id="library-all" data-select-all />
          {selectAll}
        </label>
        {asked.tiles
          ? null
          : [category, type, size, date].map((name) => (
              <span className={styles.column} key={name} aria-hidden="true">
                {name}
              </span>
            ))}
      </div>
      <ul className={asked.tiles ? styles.tiles : styles.rows}>
        {files.map((file) => (
          <LibraryRow key={file.id} file={file} culture={culture} library={library} />
        ))}
      </ul>
      {found !== undefined && found > files.length ? (
        <p className={styles.more}>{search.more(files.length)}</p>
      ) : null}
      {found === undefined ? (
        <Pagination
          page={asked.page}
          last={pages}
          culture={culture}
          href={(page) => libraryAddress(culture, { ...asked, page })}
          words={pageWords}
        />
      ) : null}
    </form>
  );
}
