import { Icon, type IconName } from '../../../components/Icon.tsx';
import type { Locale } from '../../../pages/page-context.ts';
import type { LibraryView } from '../files/library-view.ts';
import { type FileAction, libraryMessages } from '../messages.ts';
import styles from './LibraryBar.module.css';

const icons: Record<FileAction, IconName> = {
  preview: 'eye',
  download: 'download',
  print: 'printer',
  mail: 'mail',
  external: 'external-link',
};

/** Where an action opens; the size of a download is filled in by the script. */
const notes: Partial<Record<FileAction, 'here' | 'opens'>> = {
  preview: 'here',
  print: 'opens',
  external: 'opens',
};

interface Props {
  locale: Locale;
  library: Pick<LibraryView, 'origin' | 'support'>;
}

/**
 * Bar with the actions on the selected files, and why some are unavailable. `browser/library.ts` shows and fills it; without
 * scripts the names of the files are links.
 */
export function LibraryBar({ locale, library: { origin, support } }: Props) {
  const text = libraryMessages[locale];
  return (
    <section
      className={styles.bar}
      data-tone="amber"
      data-library-bar
      data-folded
      data-origin={origin}
      data-subject={text.mail.subject}
      data-text={text.mail.text}
      data-support={support ? `${text.mail.support} ${support}.` : undefined}
      aria-label={text.bar}
      hidden
    >
      <div className={styles.chosen}>
        <p
          className={`${styles.count} step2 display tight leading115`}
          role="status"
          data-one={text.chosen.one}
          data-many={text.chosen.many}
        />
        <button type="button" className={styles.clear} data-clear>
          {text.clear}
        </button>
        <button type="button" className={styles.more} aria-expanded="false" data-more>
          {text.more}
        </button>
        <button type="button" className={styles.toBar} data-to-bar hidden>
          {text.toBar}
        </button>
      </div>
      <ul className={styles.actions}>
        {(Object.keys(icons) as FileAction[]).map((action) => (
          <li key={action} data-action={action}>
            <a
              className={styles.action}
              hidden
              {...(notes[action] === 'opens' ? { target: '_blank', rel: 'noopener' } : {})}
            >
              <span className={styles.icon}>
                <Icon name={icons[action]} />
              </span>
              <span>
                <strong className={styles.name}>{text.actions[action]}</strong>
                <span className={`${styles.note} small anywhere`} data-note>
                  {notes[action] ? text[notes[action]] : ''}
                </span>
              </span>
            </a>
            <p
              className={styles.unavailable}
              data-why={text.unavailableReasons[action]}
              data-one={action === 'external' ? text.one : undefined}
            >
              <span className={styles.icon}>
                <Icon name={icons[action]} />
              </span>
              <span>
                <strong className={styles.name}>{text.actions[action]}</strong>
                <span className={`${styles.note} small anywhere`} data-reason />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
