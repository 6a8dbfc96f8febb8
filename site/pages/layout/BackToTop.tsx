import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { PageContext } from '../page-context.ts';
import styles from './BackToTop.module.css';
import { messages } from './messages.ts';

/** A link to the top. With scripts it floats and is visible below 300 px only; without, it ends the page. */
export function BackToTop({ page }: { page: Pick<PageContext, 'locale'> }) {
  return (
    <a className={styles.link} href="#top" data-to-top="" data-tone="graphite">
      <Icon name="arrow-up" />
      <VisuallyHidden>{messages[page.locale].toTop}</VisuallyHidden>
    </a>
  );
}

/** The link is hidden while this element is visible. */
export function TopSentinel() {
  return <span className={styles.sentinel} data-top-sentinel="" />;
}
