import type { PageContext } from '../page-context.ts';
import styles from './Breadcrumbs.module.css';
import { messages } from './messages.ts';

/** The path from the home page; nothing on the home page itself. */
export function Breadcrumbs({ page }: { page: Pick<PageContext, 'locale' | 'breadcrumbs'> }) {
  const trail = page.breadcrumbs;
  if (trail.length < 2) return null;
  return (
    <nav className={styles.graphite} aria-label={messages[page.locale].breadcrumbs}>
      <ol className={styles.list}>
        {trail.map((crumb, index) => (
          <li className={styles.item} key={crumb.href}>
            <a
              className={styles.link}
              href={crumb.href}
              aria-current={index === trail.length - 1 ? 'page' : undefined}
            >
              {crumb.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
