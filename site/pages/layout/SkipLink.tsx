import type { PageContext } from '../page-context.ts';
import styles from './Layout.module.css';
import { messages } from './messages.ts';

/** The way past the menu. */
export function SkipLink({ page }: { page: Pick<PageContext, 'culture'> }) {
  return (
    <a className={styles.skip} href="#main">
      {messages[page.culture].skip}
    </a>
  );
}
