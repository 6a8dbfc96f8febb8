import { countryOf } from '@oilway/store/locales.ts';
import { ConsentSettings } from '../../behaviours/consent/ConsentSettings.tsx';
import { messages as consent } from '../../behaviours/consent/messages.ts';
import { Logo } from '../../components/Logo.tsx';
import type { PageContext } from '../page-context.ts';
import { Telephones } from '../parts/Telephones.tsx';
import { BackToTop } from './BackToTop.tsx';
import styles from './Footer.module.css';
import { homePath } from './home-path.ts';
import { LinkList } from './MenuColumns.tsx';
import { messages } from './messages.ts';
import { PoolEdge } from './PoolEdge.tsx';
import { YourStation } from './YourStation.tsx';

export function Footer({ page }: { page: PageContext }) {
  const text = messages[page.locale];
  const { columns, copyright, legal } = page.footer;
  return (
    <footer className={styles.footer} data-tone="graphite">
      <YourStation page={page} />
      <PoolEdge />
      <div className={styles.inner}>
        <div>
          <a className={styles.home} href={homePath(page)}>
            <Logo name={text.homeLink} className={styles.logo} />
          </a>
          <Company page={page} />
        </div>
        <nav className={styles.columns} aria-label={text.footer}>
          {columns.map((column) => (
            <div key={column.heading}>
              <h2 className={styles.heading}>{column.heading}</h2>
              <ul className="stack">
                {column.links.map((link) => (
                  <li key={`${link.href} ${link.label}`}>
                    <a
                      className={
                        link.href.includes('#') ? `${styles.link} goToSection` : styles.link
                      }
                      href={link.href}
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.end}>
          <p>{copyright}</p>
          <nav aria-label={text.legal}>
            <LinkList links={legal} list={`wrap gap0x6 ${styles.legal}`} link={styles.legalLink}>
              <li className="screenOnly jsOnly">
                <button className={styles.legalButton} type="button" data-consent-settings>
                  {consent[page.locale].settings}
                </button>
              </li>
            </LinkList>
          </nav>
        </div>
      </div>
      <ConsentSettings locale={page.locale} privacyPath={page.privacyPath} />
      <BackToTop page={page} />
    </footer>
  );
}

/** The company's number, when it is answered, and its social networks. */
function Company({ page: { footer, locale, settings } }: { page: PageContext }) {
  const { hours, social } = footer;
  return (
    <>
      {settings.phone ? (
        <p className={styles.contact}>
          <Telephones
            className="display step2 tight link target oneLine"
            text={settings.phone}
            country={countryOf(locale)}
          />
          {hours ? <span className="quietOnGraphite">{hours}</span> : null}
        </p>
      ) : null}
      {social.length > 0 ? (
        <nav className="screenOnly" aria-label={messages[locale].social}>
          <LinkList links={social} list="wrap gap0x6" link={styles.link} />
        </nav>
      ) : null}
    </>
  );
}
