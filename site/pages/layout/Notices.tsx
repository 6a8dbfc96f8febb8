import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { PageContext } from '../page-context.ts';
import { classes } from '../parts/classes.ts';
import { messages } from './messages.ts';
import styles from './Notices.module.css';

/** The current notices of the site. `behaviours/head-script.ts` hides those that were closed on this device before the first paint. */
export function Notices({ page }: { page: Pick<PageContext, 'locale' | 'notices'> }) {
  const labels = messages[page.locale].notices;
  if (page.notices.length === 0) return null;
  return (
    <section aria-label={labels.name} data-notices="">
      {page.notices.map(({ key, link, severity, text }) => (
        <div
          className={classes(styles.notice, severity === 'warning' && 'onGraphite')}
          key={key}
          data-notice={key}
          data-tone={severity === 'warning' ? 'graphite' : undefined}
        >
          {severity === 'warning' ? <Icon name="warning" className={styles.sign} /> : null}
          <p className={styles.text}>
            {severity === 'warning' ? <VisuallyHidden>{labels.warning} </VisuallyHidden> : null}
            {text}
            {link ? (
              <>
                {' '}
                <a href={link.href}>{link.label}</a>
              </>
            ) : null}
          </p>
          <button className="tool rigid jsOnly" type="button" data-notice-close="">
            <Icon name="x" />
            <VisuallyHidden>{labels.close}</VisuallyHidden>
          </button>
        </div>
      ))}
    </section>
  );
}
