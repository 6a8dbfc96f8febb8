import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { MenuEntry, PageContext } from '../page-context.ts';
import { Drip } from './Drip.tsx';
import { LocatorForm } from './LocatorForm.tsx';
import styles from './MegaMenu.module.css';
import { MenuColumns } from './MenuColumns.tsx';
import { messages } from './messages.ts';

/**
 * The main menu of wide screens. Panels are popovers, opened and closed by the browser (one at a time, Escape, light dismiss);
 * `behaviours/mega-menu.ts` closes one that the focus has left and opens one on hover.
 */
export function MegaMenu({ page }: { page: PageContext }) {
  const text = messages[page.locale];
  return (
    <div className={styles.scroller} data-scroller="">
      <Arrow step={-1} label={text.menuBack} />
      <ul className={styles.menu} data-scroller-row="" data-scrolls="">
        {page.header.menu.map((entry, index) => (
          <li key={entry.label}>
            {opensPanel(entry) ? (
              <Panel page={page} entry={entry} id={`menu-${index + 1}`} />
            ) : (
              <a
                className={styles.entry}
                href={entry.href}
                aria-current={entry.current ? 'page' : undefined}
              >
                <span className={styles.label}>{entry.label}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <Arrow step={1} label={text.menuForward} />
    </div>
  );
}

/** Shown by `behaviours/menu-scroller.ts` where the menu does not fit. */
function Arrow({ step, label }: { step: 1 | -1; label: string }) {
  return (
    <button className={styles.arrow} type="button" hidden data-scroller-step={step}>
      <Icon name={step < 0 ? 'chevron-left' : 'chevron-right'} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

export function opensPanel(entry: MenuEntry): boolean {
  return entry.lead.length > 0 || entry.columns.length > 0;
}

function Panel({ page, entry, id }: { page: PageContext; entry: MenuEntry; id: string }) {
  const text = messages[page.locale];
  return (
    <>
      <button
        className={styles.entry}
        type="button"
        popoverTarget={id}
        data-menu-entry=""
        aria-current={entry.current ? 'true' : undefined}
      >
        <span className={styles.label}>{entry.label}</span>
        <Icon name="chevron-down" className={`${styles.chevron} chevron`} />
      </button>
      <div className={styles.panel} id={id} popover="auto" data-menu="">
        <div className={styles.links}>
          <ul className="stack gap2 fromTop">
            {entry.lead.map((link) => (
              <li key={link.href}>
                <a className={styles.lead} href={link.href}>
                  <span className={styles.leadLabel}>{link.label}</span>
                  {link.text ? <span className="quiet leading13">{link.text}</span> : null}
                </a>
              </li>
            ))}
            {entry.href ? (
              <li>
                <a className="target strong link gap3" href={entry.href}>
                  {text.overview(entry.label)}
                  <Icon name="arrow-right" />
                </a>
              </li>
            ) : null}
          </ul>
          <MenuColumns columns={entry.columns} className={styles.columns} />
        </div>
        {page.locationsPath ? (
          <div className={styles.locator} data-tone="amber">
            <p className="strong leading13">{page.header.locatorText}</p>
            <LocatorForm page={page} id={`${id}-place`} />
            <Drip className={styles.drip} />
          </div>
        ) : null}
      </div>
    </>
  );
}
