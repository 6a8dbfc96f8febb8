import { Icon } from '../../components/Icon.tsx';
import type { PageContext } from '../../pages/page-context.ts';
import { messages } from './messages.ts';
import styles from './VideoNote.module.css';

/** Who receives what, the choice to allow it for good, and the way to the video without us. It stays while the video plays. */
export function VideoNote({ page, watch }: { page: PageContext; watch: string }) {
  const text = messages[page.culture];
  return (
    <div className={styles.note}>
      <p className="screenOnly">
        {text.note}
        {page.privacyPath ? (
          <>
            {' '}
            <a href={page.privacyPath}>{text.privacy}</a>.
          </>
        ) : null}
      </p>
      <label className={styles.always}>
        <input className={styles.box} type="checkbox" data-video-always />
        {text.always}
      </label>
      <p>
        <a className="target gap2" href={watch} data-video-watch>
          {text.watch}
          <Icon name="external-link" />
        </a>
      </p>
      <p className="unscripted">{text.leaves}</p>
    </div>
  );
}
