import { ChoiceBox } from '../../../components/ChoiceBox.tsx';
import { Pagination } from '../../../pages/parts/Pagination.tsx';
import { libraryAddress } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import { type HighlightedPart, highlighter } from './highlight.ts';
import { LibraryColumns } from './LibraryColumns.tsx';
import styles from './LibraryFiles.module.css';
import { LibraryRow } from './LibraryRow.tsx';

/** The files of a category, page by page, or those that were found; of these the first. */
export function LibraryFiles({ culture, library }: LibraryProps) {
  const { asked, files, found, pages } = library;
  const { pageWords, search, selectAll } = libraryMessages[culture];
  const titleOf = found === undefined ? undefined : highlighter(asked.words, culture);
  const rows = files.map((file) => (
    <LibraryRow
      key={file.id}
      culture={culture}
      file={file}
      library={library}
      title={titleOf ? <Highlighted parts={titleOf(file.name)} /> : file.name}
    />
  ));
  return (
    <form action={libraryAddress(culture, asked)} autoComplete="off">
      {asked.tiles ? (
        <>
          <div className="relative">
            <label className={styles.selectAll} htmlFor="library-all">
              <ChoiceBox id="library-all" data-select-all />
              {selectAll}
            </label>
          </div>
          <ul className={styles.tiles}>{rows}</ul>
        </>
      ) : (
        <table className="stack" aria-labelledby="library-title">
          <LibraryColumns culture={culture} library={library} />
          <tbody className="stack">{rows}</tbody>
        </table>
      )}
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

function Highlighted({ parts }: { parts: readonly HighlightedPart[] }) {
  return parts.map(({ at, marked, text }) => (marked ? <mark key={at}>{text}</mark> : text));
}
