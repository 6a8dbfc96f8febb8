import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import type { NavigationLink, PageContext } from '../page-context.ts';
import { ErrorIllustration } from './ErrorIllustration.tsx';
import styles from './ErrorPage.module.css';
import headerStyles from './Header.module.css';
import { homePath } from './home-path.ts';
import layoutStyles from './Layout.module.css';
import { Layout } from './Layout.tsx';
import { LinkList } from './MenuColumns.tsx';
import { messages } from './messages.ts';
import { PoolEdge } from './PoolEdge.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The context of an error page, at least its locale. */
export type ErrorPageContext = Pick<PageContext, 'locale'> & Partial<Omit<PageContext, 'locale'>>;

interface ErrorPageProps {
  page: ErrorPageContext;
  status: 404 | 500 | 'form';
}

/** The whole page with its layout; without header and footer data it has a bare layout. */
export function ErrorPage({ page, status }: ErrorPageProps) {
  const content = <ErrorContent page={page} status={status} />;
  if (hasLayout(page)) return <Layout page={page}>{content}</Layout>;
  return <BareLayout page={page}>{content}</BareLayout>;
}

function hasLayout(page: ErrorPageContext): page is PageContext {
  return Boolean(page.header && page.footer && page.node && page.alternates && page.breadcrumbs);
}

function BareLayout({ page, children }: { page: ErrorPageContext; children: ReactNode }) {
  return (
    <div className={layoutStyles.page}>
      <SkipLink page={page} />
      <header className={headerStyles.header}>
        <div className={headerStyles.bar}>
          <a className={headerStyles.home} href={homePath(page)}>
            <Logo name={messages[page.locale].homeLink} className={headerStyles.logo} />
          </a>
        </div>
      </header>
      <main className={layoutStyles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <div className={styles.end}>
        <PoolEdge />
      </div>
    </div>
  );
}

function ErrorContent({ page, status }: ErrorPageProps) {
  const text = messages[page.locale];
  const { heading, text: explanation } = text.errors[status];
  return (
    <div className={styles.field} data-tone="graphite">
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.text}>{explanation}</p>
          <p className="wrap gap4">
            <ButtonLink href={homePath(page)}>{text.home}</ButtonLink>
            {page.locationsPath && page.header ? (
              <ButtonLink href={page.locationsPath} variant="outline" on="graphite">
                {page.header.locatorLabel}
              </ButtonLink>
            ) : null}
          </p>
          <SuggestedLinks label={text.suggestedLinks} links={suggestedLinks(page)} />
        </div>
        {status === 'form' ? null : (
          <ErrorIllustration status={status} className={styles.picture} />
        )}
      </div>
    </div>
  );
}

function SuggestedLinks({ label, links }: { label: string; links: NavigationLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.suggestions} aria-label={label}>
      <p className="small strong quietOnGraphite">{label}</p>
      <LinkList links={links} list="wrap gap0x6" link="target strong" />
    </nav>
  );
}

/** Returns up to five links: the large links of the menu, then its plain entries. */
function suggestedLinks(page: ErrorPageContext): NavigationLink[] {
  const menu = page.header?.menu ?? [];
  const leads = menu.flatMap((entry) => entry.lead.map(({ label, href }) => ({ label, href })));
  const plain = menu.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  const byHref = new Map([...leads, ...plain].map((link) => [link.href, link]));
  return [...byHref.values()].slice(0, 5);
}
