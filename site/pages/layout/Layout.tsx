import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';
import { TopStretch } from './BackToTop.tsx';
import { CountryDialogs } from './CountryDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { PortalLayout } from './PortalLayout.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What stands around every page: the way past the menu, the header, the main part, the footer. */
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
      <span className={styles.spacer} data-menu-spacer="" />
      <Header page={page} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
      <TopStretch />
      <CountryDialogs page={page} />
    </div>
  );
}
