import { Pin } from '../../components/Pin.tsx';
import type { PageContext } from '../page-context.ts';
import styles from './LocatorBlock.module.css';
import { messages } from './messages.ts';

/** The amber block every page's oil comes from: the way to the nearest oil change. */
export function LocatorBlock({ page }: { page: PageContext }) {
  if (!page.locationsPath) return null;
  return (
    <a className={styles.block} href={page.locationsPath} data-tone="amber">
      <Pin kind="mark" />
      <span className={`${styles.long} wideOnly`}>{page.header.locatorLabel}</span>
      <span className={`${styles.short} narrowOnly`}>{messages[page.culture].locatorShort}</span>
    </a>
  );
}
