import type { LibraryFile } from '@oilway/store/library/files.ts';
import { libraryAddress } from '../../../features/portal/files/library-query.ts';
import type { LibraryView } from '../../../features/portal/files/library-view.ts';
import { libraryMessages } from '../../../features/portal/library-messages.ts';
import { paths } from '../../../paths.ts';
import { ChoiceBox } from '../../../ui/ChoiceBox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { shownSize } from '../../../ui/shown-size.ts';
import type { Culture } from '../../page-context.ts';
import styles from './LibraryRow.module.css';
import { Marked } from './Marked.tsx';

interface Props {
  file: LibraryFile;
  culture: Culture;
  library: LibraryView;
}

/** A file of the library; its name leads to it where nothing is chosen. */
export function LibraryRow({ culture, file, library }: Props) {
  const text = libraryMessages[culture];
  const { asked, found, titles } = library;
  const { changedSince, earlier, externalLink, file: part, id, name, printFile, version } = file;
  const href = part
    ? paths.portalFile(id)
    : (externalLink ?? (printFile ? paths.portalFile(id, 'print') : undefined));
  const title =
    found === undefined ? name : <Marked title={name} words={asked.words} culture={culture} />;
  return (
    <li
      className={styles.row}
      id={`file-${id}`}
      data-tiles={asked.tiles ? '' : undefined}
      data-found={found === undefined ? undefined : ''}
      data-file={id}
      data-name={name}
      data-bytes={part?.size}
      data-file-name={part?.name}
      data-type={part?.mediaType}
      data-has-file={part ? '' : undefined}
      data-has-print={printFile ? '' : undefined}
      data-link={externalLink ?? undefined}
    >
      <label className={styles.choose} htmlFor={`choose-${id}`}>
        <ChoiceBox id={`choose-${id}`} data-choose aria-label={text.select(name)} />
      </label>
      <Picture file={file} />
      <div className={styles.names}>
        <p className={styles.name}>
          {href === undefined ? (
            title
          ) : (
            <a className={styles.link} href={href} {...(part ? {} : { rel: 'noopener' })}>
              {title}
            </a>
          )}
        </p>
        <p className={styles.fileName}>
          {[version && text.version(version), part?.name ?? printFile?.name ?? text.link]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {earlier.length > 0 ? (
          <details className={styles.earlier}>
            <summary className={styles.summary}>{text.earlier}</summary>
            <ul className={styles.versions}>
              {earlier.map(({ date, part: { id: upload }, version: before }) => (
                <li key={upload}>
                  <a className={styles.version} href={paths.portalFileVersion(id, upload)}>
                    {text.version(before)}, {shownDate(date, culture)}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      <p className={styles.marks}>
        {changedSince ? <span className={styles.changed}>{text.changed}</span> : null}
        {found === undefined ? (
          <span className={styles.category}>{titles.get(file.category)}</span>
        ) : (
          <a
            className={styles.category}
            href={libraryAddress(culture, { category: file.category, tiles: asked.tiles })}
          >
            {titles.get(file.category)}
          </a>
        )}
      </p>
      <p className={styles.type}>{typeOf(file, text.link)}</p>
      <p className={styles.size}>{part ? shownSize(part.size, culture) : ''}</p>
      <p className={styles.date}>
        <time dateTime={file.date}>{shownDate(file.date, culture)}</time>
      </p>
    </li>
  );
}

function Picture({ file: { externalLink, file, id, printFile } }: { file: LibraryFile }) {
  const pictured = file?.thumbnail || (!file && printFile?.thumbnail);
  return (
    <span className={styles.picture}>
      {pictured ? (
        <img
          className={styles.image}
          src={paths.portalFile(id, 'thumbnail')}
          alt=""
          loading="lazy"
          width="44"
          height="44"
        />
      ) : (
        <Icon name={externalLink && !file ? 'external-link' : 'document'} />
      )}
    </span>
  );
}

function typeOf({ file, printFile }: LibraryFile, link: string): string {
  const name = (file ?? printFile)?.name;
  return name ? name.slice(name.lastIndexOf('.') + 1).toUpperCase() : link;
}

const shownDate = (date: string, culture: Culture) =>
  new Intl.DateTimeFormat(culture, {
    dateStyle: 'medium',
    timeZone: culture === 'de-DE' ? 'Europe/Berlin' : 'Europe/Warsaw',
  }).format(new Date(date));
