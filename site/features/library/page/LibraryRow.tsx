import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Highlighted, type highlighter } from '../../../pages/parts/highlight.tsx';
import { paths } from '../../../pages/paths.ts';
import { libraryUrl } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import { fileFacts, formatDate } from './file-facts.ts';
import styles from './LibraryRow.module.css';

interface Props extends LibraryProps {
  file: LibraryFile;
  /** Splits its name at the words of a search. */
  highlight: ReturnType<typeof highlighter> | undefined;
}

const line = { Row: 'tr', Cell: 'td', Heading: 'th', heading: { scope: 'row' } } as const;
const tile = { Row: 'li', Cell: 'div', Heading: 'div', heading: {} } as const;

/** A library file as a table row or a tile; its name links to the file. */
export function LibraryRow({ locale, file, highlight, library }: Props) {
  const text = libraryMessages[locale];
  const { query, resultCount } = library;
  const { date, file: part, id, name, printFile, version } = file;
  const { formattedDate, href, size, title, type } = fileFacts(file, locale);
  const shownTitle = highlight ? <Highlighted parts={highlight(title)} /> : title;
  const facts = [type, size, formattedDate.replaceAll(' ', '\u00a0'), version && `v${version}`];
  const { order, tiles } = query;
  const externalLink = file.externalLink ?? undefined;
  const shown = part ?? printFile;
  // At the size of a row only a picture says something; a sheet does so as a tile.
  const hasThumbnail = shown?.thumbnail && (tiles || shown.mediaType.startsWith('image/'));
  const { Cell, Heading, Row, heading } = tiles ? tile : line;
  return (
    <Row
      className={styles.row}
      id={`file-${id}`}
      data-tiles={tiles ? '' : undefined}
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
        <label className={styles.choose}>
          <Checkbox id={`choose-${id}`} data-select aria-label={text.select(name)} />
        </label>
      </Cell>
      <Heading className={styles.file} {...heading}>
        <span className={styles.thumbnail} aria-hidden="true">
          {shown ? <span className={styles.kind}>{type}</span> : <Icon name="external-link" />}
          {hasThumbnail ? (
            <img
              className={styles.image}
              src={paths.portalFile(id, 'thumbnail')}
              alt=""
              loading="lazy"
              width={tiles ? 320 : 44}
              height={tiles ? 240 : 44}
            />
          ) : null}
        </span>
        <div className={`${styles.names} slim anywhere`}>
          <p className="strong">
            {href === undefined ? (
              shownTitle
            ) : (
              <a
                className={`${styles.link} bare`}
                href={href}
                {...(part ? {} : { rel: 'noopener' })}
              >
                {shownTitle}
              </a>
            )}
          </p>
          <p className={styles.details}>
            {resultCount === undefined ? (
              <span className={styles.categoryFact}>{file.categoryTitle}</span>
            ) : null}
            <span className={styles.facts}>{facts.filter(Boolean).join('\u00a0· ')}</span>
            {version ? <span className={styles.release}>{text.version(version)}</span> : null}
          </p>
          <EarlierVersions locale={locale} file={file} />
        </div>
      </Heading>
      <Cell className={styles.marks}>
        {file.changedSince ? <span className={styles.changed}>{text.changed}</span> : null}
        {resultCount === undefined ? (
          <span className={styles.category}>{file.categoryTitle}</span>
        ) : (
          <a
            className={styles.category}
            href={libraryUrl(locale, { category: file.category, order, tiles })}
          >
            {file.categoryTitle}
          </a>
        )}
      </Cell>
      <Cell className={styles.type}>{type}</Cell>
      <Cell className={styles.size}>{size}</Cell>
      <Cell className={styles.date}>
        <time dateTime={date}>{formattedDate}</time>
      </Cell>
      <Cell className={styles.get}>
        {shown ? (
          <a className="tool" href={href} aria-label={`${text.actions.download}: ${name}`}>
            <Icon name="download" />
          </a>
        ) : null}
      </Cell>
    </Row>
  );
}

/** Earlier versions of a file, the latest first; renders nothing if there are none. */
function EarlierVersions({
  locale,
  file: { earlierVersions, id },
}: Pick<Props, 'locale' | 'file'>): ReactNode {
  const text = libraryMessages[locale];
  if (earlierVersions.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary className={styles.summary}>{text.earlier}</summary>
      <ul className="stack">
        {earlierVersions.map(({ date, upload, version }) => (
          <li key={upload.id}>
            <a className={styles.version} href={paths.portalFileVersion(id, upload.id)}>
              {text.version(version)}, {formatDate(date, locale)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
