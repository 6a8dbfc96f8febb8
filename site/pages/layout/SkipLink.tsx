import type { PageContext } from '../page-context.ts';
import styles from './Layout.module.css';
import { messages } from './messages.ts';

export function SkipLink({ page }: { page: Pick<PageContext, 'locale'> }) {
  return (
    <a className={styles.skip} href="#main">
      {messages[page.locale].skip}
    </a>
  );
}
