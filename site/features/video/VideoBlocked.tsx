import { Icon } from '../../components/Icon.tsx';
import type { Locale } from '../../pages/page-context.ts';
import { messages } from './messages.ts';
import styles from './VideoBlocked.module.css';

/** The message that the provider does not respond, as a live region, with a link to the video at the provider. */
export function VideoBlocked({ locale, watchHref }: { locale: Locale; watchHref: string }) {
  const text = messages[locale];
  return (
    <div className={styles.blocked} role="status">
      <div className={styles.words} data-when="blocked">
        <p>{text.blocked}</p>
        <p>
          <a className="target gap2" href={watchHref}>
            {text.watch}
            <Icon name="external-link" />
          </a>
        </p>
      </div>
    </div>
  );
}
