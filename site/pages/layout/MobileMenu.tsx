import { Icon } from '../../components/Icon.tsx';
import { Logo } from '../../components/Logo.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { MenuEntry, PageContext } from '../page-context.ts';
import { CountryButton } from './CountryDialog.tsx';
import { CountryLinks, PortalLink } from './CountryLinks.tsx';
import { homePath } from './home-path.ts';
import { LocatorBlock } from './LocatorBlock.tsx';
import { LocatorForm } from './LocatorForm.tsx';
import { opensPanel } from './MegaMenu.tsx';
import { MenuColumns } from './MenuColumns.tsx';
import { MenuThread } from './MenuThread.tsx';
import styles from './MobileMenu.module.css';
import { messages } from './messages.ts';
import { TextSize } from './TextSize.tsx';

const id = 'mobile-menu';

/**
 * The whole menu on one sheet. The oil leaves the amber block, runs down the right edge as a thread and becomes the
 * pool that holds the location search.
 */
export function MobileMenu({ page }: { page: PageContext }) {
  const text = messages[page.locale];
  return (
    <div className={styles.root}>
      <button className={styles.toggle} type="button" popoverTarget={id}>
        <Icon name="menu" />
        <VisuallyHidden>{text.menu}</VisuallyHidden>
      </button>
      <div className={styles.sheet} id={id} popover="auto" data-menu="">
        <div className={styles.head}>
          <a className={styles.home} href={homePath(page)}>
            <Logo name={text.homeLink} className={styles.logo} />
          </a>
          <button
            className={styles.toggle}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Icon name="x" />
            <VisuallyHidden>{text.closeMenu}</VisuallyHidden>
          </button>
          <LocatorBlock page={page} />
        </div>
        <nav className={styles.tree} aria-label={text.menu}>
          <ul className={styles.entries}>
            {page.header.menu.map((entry) => (
              <li key={entry.label}>
                {opensPanel(entry) ? (
                  <Branch entry={entry} overview={text.overview(entry.label)} />
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
          <PortalLink locale={page.locale} />
          <div className="row gap2x5 wrap">
            <CountryButton locale={page.locale} />
            <CountryLinks page={page} />
            <TextSize locale={page.locale} />
          </div>
        </nav>
        {page.locationsPath ? (
          <>
            <MenuThread className={styles.thread} />
            <div className={styles.pool} data-tone="amber">
              <p className="strong leading13">{page.header.locatorText}</p>
              <LocatorForm page={page} id={`${id}-place`} />
            </div>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Open initially for the current page; the shared name lets one branch close the other. */
function Branch({ entry, overview }: { entry: MenuEntry; overview: string }) {
  return (
    <details className={styles.branch} name={id} open={entry.current}>
      <summary className={styles.entry}>
        <span className={styles.label}>{entry.label}</span>
        <Icon name="chevron-down" className={`${styles.chevron} chevron`} />
      </summary>
      <div className={styles.leaves}>
        <ul className={`${styles.leads} stack gap2`}>
          {entry.lead.map((link) => (
            <li key={link.href}>
              <a className={styles.lead} href={link.href}>
                <span className={styles.leadLabel}>{link.label}</span>
                {link.text ? <span className="note leading14">{link.text}</span> : null}
              </a>
            </li>
          ))}
        </ul>
        <MenuColumns columns={entry.columns} className={styles.columns} />
        {entry.href ? (
          <a className="target strong gap3" href={entry.href}>
            {overview}
            <Icon name="arrow-right" />
          </a>
        ) : null}
      </div>
    </details>
  );
}
