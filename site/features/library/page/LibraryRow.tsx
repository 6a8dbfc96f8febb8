import { shownName } from '@oilway/store/library/file-names.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { ReactNode } from 'react';
import { ChoiceBox } from '../../../components/ChoiceBox.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { paths } from '../../../pages/paths.ts';
import { libraryAddress } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import { fileFacts, shownDate } from './file-facts.ts';
import styles from './LibraryRow.module.css';

interface Props extends LibraryProps {
  file: LibraryFile;
  /** Its name, with the words of the search marked. */
  title: ReactNode;
}

const line = { Row: 'tr', Cell: 'td', Heading: 'th', heading: { scope: 'row' } } as const;
const tile = { Row: 'li', Cell: 'div', Heading: 'div', heading: {} } as const;

/** A file of the library, a row of the table or a tile; its name leads to it where nothing is chosen. */
export function LibraryRow({ culture, file, library, title }: Props) {
  const text = libraryMessages[culture];
  const { asked, found } = library;
  const { date, file: part, id, name, printFile, version } = file;
  const { href, size, type } = fileFacts(file, culture);
  const { order, tiles } = asked;
  const externalLink = file.externalLink ?? undefined;
  const pictured = part?.thumbnail || (!part && printFile?.thumbnail);
  const own = (part ?? printFile)?.name;
  const leadsTo = own === undefined ? text.link : shownName(own);
  const { Cell, Heading, Row, heading } = tiles ? tile : line;
  return (
    <Row
      className={styles.row}
      id={`file-${id}`}
      data-tiles={tiles ? '' : undefined}
      data-found={found === undefined ? undefined : ''}
      data-file={String(id)}
      data-name={name}
      data-bytes={part ? String(part.size) : undefined}
      data-file-name={part?.name}
      data-type={part?.mediaType}
      data-has-file={part ? '' : undefined}
      data-has-print={printFile ? '' : undefined}
      data-link={externalLink}
    >
      <Cell className={styles.box}>
        <label className={styles.choose} htmlFor={`choose-${id}`}>
          <ChoiceBox id={`choose-${id}`} data-choose aria-label={text.select(name)} />
        </label>
      </Cell>
      <Heading className={styles.file} {...heading}>
        <span className={styles.picture}>
          {pictured ? (
            <img
              className={styles.image}
              src={paths.portalFile(id, 'thumbnail')}
              alt=""
              loading="lazy"
              width={tiles ? 320 : 44}
              height={tiles ? 240 : 44}
            />
          ) : (
            <Icon name={externalLink !== undefined && !part ? 'external-link' : 'document'} />
          )}
        </span>
        <div className={styles.names}>
          <p className="strong">
            {href === undefined ? (
              title
            ) : (
              <a
                className={`${styles.link} bare`}
                href={href}
                {...(part ? {} : { rel: 'noopener' })}
              >
                {title}
              </a>
            )}
          </p>
          <p className={styles.fileName}>
            {version ? `${text.version(version)} · ${leadsTo}` : leadsTo}
          </p>
          <EarlierVersions culture={culture} file={file} />
        </div>
      </Heading>
      <Cell className={styles.marks}>
        {file.changedSince ? <span className={styles.changed}>{text.changed}</span> : null}
        {found === undefined ? (
          <span className={styles.category}>{file.categoryTitle}</span>
        ) : (
          <a
            className={styles.category}
            href={libraryAddress(culture, { category: file.category, order, tiles })}
          >
            {file.categoryTitle}
          </a>
        )}
      </Cell>
      <Cell className={styles.type}>{type}</Cell>
      <Cell className={styles.size}>{size}</Cell>
      <Cell className={styles.date}>
        <time dateTime={date}>{shownDate(date, culture)}</time>
      </Cell>
    </Row>
  );
}

/** The versions before the present one, the latest first; nothing where there are none. */
function EarlierVersions({
  culture,
  file: { earlier, id },
}: Pick<Props, 'culture' | 'file'>): ReactNode {
  const text = libraryMessages[culture];
  if (earlier.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary className={styles.summary}>{text.earlier}</summary>
      <ul className="stack">
        {earlier.map(({ date, part, version }) => (
          <li key={part.id}>
            <a className={styles.version} href={paths.portalFileVersion(id, part.id)}>
              {text.version(version)}, {shownDate(date, culture)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
