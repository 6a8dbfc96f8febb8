import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { messages } from './messages.ts';

/** What stands around every page: the way past the menu, the header, the main part, the footer. */
export function Layout({ page, children }: { page: PageContext; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink page={page} />
      <Header page={page} />
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
    </div>
  );
}

export function SkipLink({ page }: { page: Pick<PageContext, 'culture'> }) {
  return (
    <a className={styles.skip} href="#main">
      {messages[page.culture].skip}
    </a>
  );
}
