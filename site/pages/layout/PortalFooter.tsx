import { countryOf } from '@oilway/store/locales.ts';
import { mailHref } from '../../components/mail-href.ts';
import type { PageContext } from '../page-context.ts';
import { Telephones } from '../parts/Telephones.tsx';
import { LinkList } from './MenuColumns.tsx';
import { messages } from './messages.ts';
import styles from './PortalFooter.module.css';
import { portalMessages } from './portal-messages.ts';

/** The contacts for help, and the legal links of every other page, among them the accessibility statement. */
export function PortalFooter({ page: { locale, footer, settings } }: { page: PageContext }) {
  const { email, phone } = settings;
  return (
    <footer className={styles.footer} data-tone="graphite">
      {email || phone ? (
        <p className={`${styles.help} middle quietOnGraphite`}>
          {portalMessages[locale].help}
          {email ? (
            <a className={styles.contact} href={mailHref(email)}>
              {email}
            </a>
          ) : null}
          {phone ? (
            <Telephones className={styles.contact} text={phone} country={countryOf(locale)} />
          ) : null}
        </p>
      ) : null}
      <nav aria-label={messages[locale].legal}>
        <LinkList links={footer.legal} list={styles.legal} link={`${styles.contact} link`} />
      </nav>
    </footer>
  );
}
