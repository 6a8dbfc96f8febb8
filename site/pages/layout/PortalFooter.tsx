import { localeOf } from '@oilway/store/cultures.ts';
import { mailHref } from '../../components/mail-href.ts';
import type { PageContext } from '../page-context.ts';
import { Telephones } from '../parts/Telephones.tsx';
import { LinkList } from './MenuColumns.tsx';
import { messages } from './messages.ts';
import styles from './PortalFooter.module.css';
import { portalMessages } from './portal-messages.ts';

/** Whoever helps, and the same pages as below every other page: among them the statement of accessibility. */
export function PortalFooter({ page: { culture, footer, settings } }: { page: PageContext }) {
  const { email, phone } = settings;
  return (
    <footer className={styles.footer} data-tone="graphite">
      {email || phone ? (
        <p className={styles.help}>
          {portalMessages[culture].help}
          {email ? (
            <a className={styles.way} href={mailHref(email)}>
              {email}
            </a>
          ) : null}
          {phone ? (
            <Telephones className={styles.way} text={phone} country={localeOf(culture)} />
          ) : null}
        </p>
      ) : null}
      <nav aria-label={messages[culture].legal}>
        <LinkList links={footer.legal} list={styles.legal} link={`${styles.way} link`} />
      </nav>
    </footer>
  );
}
