import { Pin } from '../../components/Pin.tsx';
import type { PageContext } from '../page-context.ts';
import styles from './LocatorBlock.module.css';
import { messages } from './messages.ts';

/** The amber block, the source of every page's oil: a link to the station search. */
export function LocatorBlock({ page }: { page: PageContext }) {
  if (!page.locationsPath) return null;
  return (
    <a className={styles.block} href={page.locationsPath} data-tone="amber">
      <Pin kind="mark" />
      <span className={`${styles.long} wideOnly`}>{page.header.locatorLabel}</span>
      <span className={`${styles.short} narrowOnly`}>{messages[page.locale].locatorShort}</span>
    </a>
  );
}
