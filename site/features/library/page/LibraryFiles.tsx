import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { ReactNode } from 'react';
import type { Culture } from '../../../page/page-context.ts';
import { Pagination } from '../../../page/parts/Pagination.tsx';
import { ChoiceBox } from '../../../ui/ChoiceBox.tsx';
import { libraryAddress } from '../files/library-query.ts';
import type { LibraryProps, LibraryView } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import { LibraryColumns } from './LibraryColumns.tsx';
import styles from './LibraryFiles.module.css';
import { EarlierVersion, LibraryRow } from './LibraryRow.tsx';
import { rowShape, rowTexts, versionTexts } from './library-row.ts';
import { type MarkedPart, markerOf } from './marked-parts.ts';

interface FilesProps extends LibraryProps {
  /** In the place of the rows. */
  rows?: ReactNode;
}

/** The files of a category, page by page, or those that were found; of these the first. */
export function LibraryFiles({ culture, library, rows = rowsOf(culture, library) }: FilesProps) {
  const { asked, files, found, pages } = library;
  const { pageWords, search, selectAll } = libraryMessages[culture];
  return (
    <form action={libraryAddress(culture, asked)} autoComplete="off">
      {asked.tiles ? (
        <>
          <div className={styles.all}>
            <label className={styles.selectAll} htmlFor="library-all">
              <ChoiceBox id="library-all" data-select-all />
              {selectAll}
            </label>
          </div>
          <ul className={styles.tiles}>{rows}</ul>
        </>
      ) : (
        <table className={styles.list} aria-labelledby="library-title">
          <LibraryColumns culture={culture} library={library} />
          <tbody className={styles.list}>{rows}</tbody>
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

function rowsOf(culture: Culture, library: LibraryView): ReactNode {
  const partsOf = markerOf(library.asked.words, culture);
  return library.files.map((file) => (
    <LibraryRow
      key={file.id}
      shape={rowShape(file, culture, library)}
      texts={rowTexts(file, culture, library)}
      title={library.found === undefined ? file.name : <Title parts={partsOf(file.name)} />}
      earlier={earlierOf(file, culture)}
    />
  ));
}

function Title({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ at, marked, text }) => (marked ? <mark key={at}>{text}</mark> : text));
}

function earlierOf(file: LibraryFile, culture: Culture): ReactNode {
  const versions = versionTexts(file, culture);
  if (versions.length === 0) return undefined;
  return versions.map((texts) => <EarlierVersion key={texts.href} {...texts} />);
}
