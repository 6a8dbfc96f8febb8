import { countryOf } from '@oilway/store/locales.ts';
import { Flag } from '../../components/Flag.tsx';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Locale, PageContext } from '../page-context.ts';
import { paths } from '../paths.ts';
import styles from './CountryLinks.module.css';
import { messages } from './messages.ts';
import { portalMessages } from './portal-messages.ts';

/** The same page for the other country, named in that country's language. */
export function CountryLinks({ page }: { page: PageContext }) {
  return (
    <ul className="flex gap5">
      {page.alternates
        .filter(({ locale }) => locale !== page.locale)
        .map(({ locale, href }) => (
          <li key={locale}>
            <a className={styles.link} href={href} hrefLang={locale} lang={locale}>
              <Flag country={countryOf(locale)} />
              <span>
                {messages[locale].country}
                <VisuallyHidden>, {messages[locale].countryHint}</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
    </ul>
  );
}

/** A link to the customer portal, the same for all visitors: cached pages do not depend on the session. */
export function PortalLink({ locale }: { locale: Locale }) {
  return (
    <a className={styles.link} href={paths.portal(locale)}>
      <Icon name="user" />
      {portalMessages[locale].portal}
    </a>
  );
}
