import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { PageContext } from '../page-context.ts';
import styles from './BackToTop.module.css';
import { messages } from './messages.ts';

/** A link to the top. With scripts it floats and is seen below 300 px only; without, it ends the page. */
export function BackToTop({ page }: { page: Pick<PageContext, 'culture'> }) {
  return (
    <a className={styles.link} href="#top" data-to-top="" data-tone="graphite">
      <Icon name="arrow-up" />
      <VisuallyHidden>{messages[page.culture].toTop}</VisuallyHidden>
    </a>
  );
}

/** What has to be scrolled away before the link is seen. */
export function TopStretch() {
  return <span className={styles.stretch} data-top-stretch="" />;
}
