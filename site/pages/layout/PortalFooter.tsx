import { localeOf } from '@oilway/store/cultures.ts';
import { mailHref } from '../../components/mail-href.ts';
import type { PageContext } from '../page-context.ts';
import { Telephones } from '../parts/Telephones.tsx';
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
        <ul className={styles.legal}>
          {footer.legal.map(({ href, label }) => (
            <li key={`${href} ${label}`}>
              <a className={styles.link} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
