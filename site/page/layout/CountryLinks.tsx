import { localeOf } from '@oilway/store/cultures.ts';
import { Flag } from '../../ui/Flag.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { PageContext } from '../page-context.ts';
import styles from './CountryLinks.module.css';
import { messages } from './messages.ts';

/** The same page for the other country, named in that country's language. */
export function CountryLinks({ page }: { page: PageContext }) {
  return (
    <ul className={styles.list}>
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
