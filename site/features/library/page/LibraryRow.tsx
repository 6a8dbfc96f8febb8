import type { ReactNode } from 'react';
import { ChoiceBox } from '../../../ui/ChoiceBox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { libraryMessages } from '../messages.ts';
import styles from './LibraryRow.module.css';
import type { RowShape, RowTexts, VersionTexts } from './library-row.ts';

interface Props {
  shape: RowShape;
  texts: RowTexts;
  /** Its name, with what was looked for marked in it. */
  title: ReactNode;
  /** The versions before the present one; undefined where there are none. */
  earlier: ReactNode;
}

const line = { Row: 'tr', Cell: 'td', Heading: 'th', heading: { scope: 'row' } } as const;
const tile = { Row: 'li', Cell: 'div', Heading: 'div', heading: {} } as const;

/** A file of the library, a row of the table or a tile; its name leads to it where nothing is chosen. */
export function LibraryRow({ earlier, shape, texts, title }: Props) {
  const { changed, culture, found, print, tiles } = shape;
  const { categoryHref, externalLink, fileName, href, id, name, thumbnail } = texts;
  const text = libraryMessages[culture];
  const hasFile = fileName !== undefined;
  const { Cell, Heading, Row, heading } = tiles ? tile : line;
  return (
    <Row
      className={styles.row}
      id={`file-${id}`}
      data-tiles={tiles ? '' : undefined}
      data-found={found ? '' : undefined}
      data-file={id}
      data-name={name}
      data-bytes={texts.bytes}
      data-file-name={fileName}
      data-type={texts.mediaType}
      data-has-file={hasFile ? '' : undefined}
      data-has-print={print ? '' : undefined}
      data-link={externalLink}
    >
      <Cell className={styles.box}>
        <label className={styles.choose} htmlFor={`choose-${id}`}>
          <ChoiceBox id={`choose-${id}`} data-choose aria-label={texts.select} />
        </label>
      </Cell>
      <Heading className={styles.file} {...heading}>
        <span className={styles.picture}>
          {thumbnail === undefined ? (
            <Icon name={externalLink !== undefined && !hasFile ? 'external-link' : 'document'} />
          ) : (
            <img
              className={styles.image}
              src={thumbnail}
              alt=""
              loading="lazy"
              width={tiles ? 320 : 44}
              height={tiles ? 240 : 44}
            />
          )}
        </span>
        <div className={styles.names}>
          <p className="strong">
            {href === undefined ? (
              title
            ) : (
              <a className={styles.link} href={href} {...(hasFile ? {} : { rel: 'noopener' })}>
                {title}
              </a>
            )}
          </p>
          <p className={styles.fileName}>{texts.leadsTo}</p>
          {earlier === undefined ? null : (
            <details className={styles.earlier}>
              <summary className={styles.summary}>{text.earlier}</summary>
              <ul className="stack">{earlier}</ul>
            </details>
          )}
        </div>
      </Heading>
      <Cell className={styles.marks}>
        {changed ? <span className={styles.changed}>{text.changed}</span> : null}
        {categoryHref === undefined ? (
          <span className={styles.category}>{texts.category}</span>
        ) : (
          <a className={styles.category} href={categoryHref}>
            {texts.category}
          </a>
        )}
      </Cell>
      <Cell className={styles.type}>{texts.type}</Cell>
      <Cell className={styles.size}>{texts.size}</Cell>
      <Cell className={styles.date}>
        <time dateTime={texts.date}>{texts.shownDate}</time>
      </Cell>
    </Row>
  );
}

/** A version before the present one. */
export function EarlierVersion({ href, label }: VersionTexts) {
  return (
    <li>
      <a className={styles.version} href={href}>
        {label}
      </a>
    </li>
  );
}
