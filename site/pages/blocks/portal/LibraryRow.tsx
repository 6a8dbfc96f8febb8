import type { LibraryFile } from '@oilway/content';
import type { LibraryView } from '../../../features/portal/files/library-view.ts';
import { libraryMessages } from '../../../features/portal/library-messages.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Culture } from '../../page-context.ts';
import styles from './LibraryRow.module.css';

interface Props {
  file: LibraryFile;
  culture: Culture;
  library: LibraryView;
}

/** A file of the library; its name leads to it where nothing is chosen. */
export function LibraryRow({ culture, file, library }: Props) {
  const text = libraryMessages[culture];
  const { changedSince, earlier, externalLink, file: part, id, name, printFile } = file;
  const href = part
    ? paths.portalFile(id)
    : (externalLink ?? (printFile ? paths.portalFile(id, 'print') : undefined));
  return (
    <li
      className={styles.row}
      data-tiles={library.tiles ? '' : undefined}
      data-file={id}
      data-name={name}
      data-bytes={part?.size}
      data-has-file={part ? '' : undefined}
      data-has-print={printFile ? '' : undefined}
      data-link={externalLink ?? undefined}
    >
      <label className={styles.choose}>
        <input type="checkbox" className={styles.box} data-choose aria-label={text.select(name)} />
      </label>
      <Picture file={file} />
      <div className={styles.names}>
        <p className={styles.name}>
          {href === undefined ? (
            name
          ) : (
            <a className={styles.link} href={href} {...(part ? {} : { rel: 'noopener' })}>
              {name}
            </a>
          )}
        </p>
        <p className={styles.fileName}>{part?.name ?? printFile?.name ?? text.link}</p>
        {earlier.length > 0 ? (
          <details className={styles.earlier}>
            <summary className={styles.summary}>{text.earlier}</summary>
            <ul className={styles.versions}>
              {earlier.map(({ date, part: { id: upload }, version }) => (
                <li key={upload}>
                  <a className={styles.version} href={paths.portalFileVersion(id, upload)}>
                    {text.version(version)}, {shownDate(date, culture)}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      <p className={styles.marks}>
        {changedSince ? <span className={styles.changed}>{text.changed}</span> : null}
        <span className={styles.category}>{library.titles.get(file.category)}</span>
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

function shownSize(bytes: number, culture: Culture): string {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const format = new Intl.NumberFormat(culture, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  });
  return format.format(value);
}
