import { Button, ButtonLink } from '../../components/Button.tsx';
import openNow from '../../components/OpenNow.module.css';
import type { PageContext } from '../page-context.ts';
import { messages as partMessages } from '../parts/messages.ts';
import { messages } from './messages.ts';
import styles from './YourStation.module.css';

/**
 * The pool above the footer names the nearest station of the visitor's last search. Shown where this device has stored one
 * (`behaviours/head-script.ts`) and filled by `features/stations/browser/your-station.ts`.
 */
export function YourStation({ page }: { page: PageContext }) {
  const text = messages[page.locale].yourStation;
  if (!page.locationsPath) return null;
  return (
    <>
      <section
        className={styles.pool}
        data-tone="amber"
        data-your-station=""
        aria-label={text.name}
      >
        <p>
          <span className="small">{text.name}</span>
          <a className="block display step2 leading12 link" href={page.locationsPath} data-name="">
            {text.name}
          </a>
        </p>
        <p className="display step2 leading12" data-distance="" />
        <div className={styles.status}>
          <p className={openNow.open} data-hours="" />
        </div>
        <p className="wrap gap3">
          <ButtonLink
            href={page.locationsPath}
            variant="tool"
            on="amber"
            size="small"
            icon="route"
            iconAt="start"
            data-route=""
          >
            {partMessages[page.locale].route}
          </ButtonLink>
          <Button variant="outline" on="amber" size="small" data-forget="">
            {text.forget}
          </Button>
        </p>
      </section>
      <p
        className="visuallyHidden"
        role="status"
        data-forgotten={text.forgotten}
        data-station-status=""
      />
    </>
  );
}
