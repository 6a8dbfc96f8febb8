import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Logo } from '../../components/Logo.tsx';
import type { PageContext } from '../page-context.ts';
import { paths } from '../paths.ts';
import { messages as layout } from './messages.ts';
import { Notices } from './Notices.tsx';
import { PortalFooter } from './PortalFooter.tsx';
import styles from './PortalLayout.module.css';
import { portalMessages } from './portal-messages.ts';
import { SessionDialogs } from './SessionDialogs.tsx';
import { SkipLink } from './SkipLink.tsx';

interface PortalLayoutProps {
  page: PageContext;
  portal: NonNullable<PageContext['portal']>;
  children: ReactNode;
}

/** The layout of a member's page: a graphite bar with the tabs of the portal, the name and the logout link. */
export function PortalLayout({ children, page, portal }: PortalLayoutProps) {
  const { locale } = page;
  const { portal: name, tabs } = portalMessages[locale];
  const parts = [
    { part: 'start', label: tabs.start, href: paths.portal(locale) },
    { part: 'library', label: tabs.library, href: paths.portalLibrary(locale) },
    { part: 'profile', label: tabs.profile, href: paths.portalProfile(locale) },
  ];
  return (
    <div className={styles.page} id="top">
      <SkipLink page={page} />
      <Notices page={page} />
      <header className={styles.header} data-tone="graphite">
        <a className="row plain gap3 touch wrap" href={paths.home(locale)}>
          <Logo name={layout[locale].homeLink} className={styles.logo} />
          <span className="small quietOnGraphite">{name}</span>
        </a>
        <nav className={styles.tabs} aria-label={tabs.label}>
          {parts.map(({ href, label, part }) => (
            <a
              className={styles.tab}
              key={part}
              href={href}
              aria-current={part === portal.current ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        <p className={styles.member}>
          <Icon name="user" />
          <span className="anywhere">{portal.displayName}</span>
        </p>
        <a className={styles.logOut} href={paths.portalLogout}>
          {tabs.logOut}
        </a>
      </header>
      <main className="grow" id="main" tabIndex={-1}>
        {children}
      </main>
      <PortalFooter page={page} />
      <SessionDialogs locale={locale} />
    </div>
  );
}
