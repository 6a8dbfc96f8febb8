import { Icon } from '../../components/Icon.tsx';
import type { PageContext } from '../../pages/page-context.ts';
import { messages } from './messages.ts';
import styles from './VideoPrivacyNotice.module.css';

/** The privacy notice, the checkbox for lasting consent and a link to the video at the provider. Also visible during playback. */
export function VideoPrivacyNotice({ page, watchHref }: { page: PageContext; watchHref: string }) {
  const text = messages[page.locale];
  return (
    <div className={styles.note}>
      <p className="screenOnly">
        {text.privacyNotice}
        {page.privacyPath ? (
          <>
            {' '}
            <a href={page.privacyPath}>{text.privacy}</a>.
          </>
        ) : null}
      </p>
      <label className={styles.always}>
        <input className={styles.box} type="checkbox" data-video-always />
        {text.alwaysLoad}
      </label>
      <p>
        <a className="target gap2" href={watchHref} data-video-watch>
          {text.watch}
          <Icon name="external-link" />
        </a>
      </p>
      <p className="noJsOnly">{text.externalLinkHint}</p>
    </div>
  );
}
