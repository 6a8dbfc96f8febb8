import { Icon } from '../../components/Icon.tsx';
import type { Culture } from '../../pages/page-context.ts';
import { messages } from './messages.ts';
import styles from './VideoBlocked.module.css';

/** That the provider does not answer, read aloud as it appears, and the way to the video all the same. */
export function VideoBlocked({ culture, watch }: { culture: Culture; watch: string }) {
  const text = messages[culture];
  return (
    <div className={styles.blocked} role="status">
      <div className={styles.words} data-when="blocked">
        <p>{text.blocked}</p>
        <p>
          <a className="target gap2" href={watch}>
            {text.watch}
            <Icon name="external-link" />
          </a>
        </p>
      </div>
    </div>
  );
}
