import type { PageContext } from '../page-context.ts';
import styles from './Breadcrumbs.module.css';
import { messages } from './messages.ts';

/** The path from the home page to the page above: the headline says which page this is. Nothing on the home page itself. */
export function Breadcrumbs({ page }: { page: Pick<PageContext, 'locale' | 'breadcrumbs'> }) {
  const trail = page.breadcrumbs.slice(0, -1);
  if (trail.length === 0) return null;
  return (
    <nav className={styles.graphite} aria-label={messages[page.locale].breadcrumbs}>
      <ol className={styles.list}>
        {trail.map((crumb) => (
          <li className={`${styles.item} row`} key={crumb.href}>
            <a className={styles.link} href={crumb.href}>
              {crumb.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
