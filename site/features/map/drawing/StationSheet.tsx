import type { Culture } from '../../../page/page-context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { messages } from '../rules/messages.ts';
import styles from './StationSheet.module.css';

/** What `browser/station-sheet.ts` fills with the row of a chosen station, and names after it. */
export function StationSheet({ culture }: { culture: Culture }) {
  return (
    <dialog className={styles.sheet} popover="manual" tabIndex={-1} data-sheet="">
      <button className={styles.close} type="button" aria-label={messages[culture].map.close}>
        <Icon name="x" />
      </button>
      <div data-selected="" data-tone="amber" />
    </dialog>
  );
}
