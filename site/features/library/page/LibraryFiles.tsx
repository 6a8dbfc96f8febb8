import { Checkbox } from '../../../components/Checkbox.tsx';
import { highlighter } from '../../../pages/parts/highlight.tsx';
import { Pagination } from '../../../pages/parts/Pagination.tsx';
import { libraryUrl } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import { LibraryColumns } from './LibraryColumns.tsx';
import styles from './LibraryFiles.module.css';
import { LibraryRow } from './LibraryRow.tsx';

/** A page of a category's files, or the first search results. */
export function LibraryFiles({ locale, library }: LibraryProps) {
  const { query, files, resultCount, pageCount } = library;
  const { pageWords, search, selectAll } = libraryMessages[locale];
  const highlight = resultCount === undefined ? undefined : highlighter(query.words, locale);
  const rows = files.map((file) => (
    <LibraryRow key={file.id} locale={locale} file={file} library={library} highlight={highlight} />
  ));
  return (
    <form action={libraryUrl(locale, query)} autoComplete="off">
      {query.tiles ? (
        <>
          <div className="relative">
            <label className={styles.selectAll}>
              <Checkbox id="library-all" data-select-all />
              {selectAll}
            </label>
          </div>
          <ul className={styles.tiles}>{rows}</ul>
        </>
      ) : (
        <table className="stack" aria-labelledby="library-title">
          <LibraryColumns locale={locale} library={library} />
          <tbody className="stack">{rows}</tbody>
        </table>
      )}
      {resultCount !== undefined && resultCount > files.length ? (
        <p className={styles.more}>{search.more(files.length)}</p>
      ) : null}
      {resultCount === undefined ? (
        <Pagination
          page={query.page}
          last={pageCount}
          locale={locale}
          href={(page) => libraryUrl(locale, { ...query, page })}
          labels={pageWords}
        />
      ) : null}
    </form>
  );
}
