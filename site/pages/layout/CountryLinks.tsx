import { localeOf } from '@oilway/store/cultures.ts';
import { Flag } from '../../components/Flag.tsx';
import { Icon } from '../../components/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Culture, PageContext } from '../page-context.ts';
import { paths } from '../paths.ts';
import styles from './CountryLinks.module.css';
import { messages } from './messages.ts';
import { portalMessages } from './portal-messages.ts';

/** The same page for the other country, named in that country's language. */
export function CountryLinks({ page }: { page: PageContext }) {
  return (
    <ul className="flex gap5">
      {page.alternates
        .filter(({ culture }) => culture !== page.culture)
        .map(({ culture, href }) => (
          <li key={culture}>
            <a className={styles.link} href={href} hrefLang={culture} lang={culture}>
              <Flag country={localeOf(culture)} />
              <span>
                {messages[culture].country}
                <VisuallyHidden>, {messages[culture].countryHint}</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
    </ul>
  );
}

/** The way into the customer portal, the same for whoever is logged in: public pages know nobody. */
export function PortalLink({ culture }: { culture: Culture }) {
  return (
    <a className={styles.link} href={paths.portal(culture)}>
      <Icon name="user" />
      {portalMessages[culture].portal}
    </a>
  );
}
