import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';
import { TopSentinel } from './BackToTop.tsx';
import { CountryDialogs } from './CountryDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { Notices } from './Notices.tsx';
import { PortalLayout } from './PortalLayout.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The layout of every page: skip link, header, main, footer. */
export function Layout({ page, children }: { page: PageContext; children: ReactNode }) {
  if (page.portal)
    return (
      <PortalLayout page={page} portal={page.portal}>
        {children}
      </PortalLayout>
    );
  return (
    <div className={styles.page} id="top">
      <SkipLink page={page} />
      <div className="relative">
        <Notices page={page} />
        <span className={styles.spacer} data-menu-spacer="" />
      </div>
      <Header page={page} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
      <TopSentinel />
      <CountryDialogs page={page} />
    </div>
  );
}
