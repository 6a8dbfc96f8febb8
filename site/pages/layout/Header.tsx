import { Logo } from '../../components/Logo.tsx';
import type { PageContext } from '../page-context.ts';
import { CountryButton } from './CountryDialog.tsx';
import { CountryLinks, PortalLink } from './CountryLinks.tsx';
import { Drip } from './Drip.tsx';
import styles from './Header.module.css';
import { homePath } from './home-path.ts';
import { LocatorBlock } from './LocatorBlock.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { messages } from './messages.ts';
import { SearchBox } from './SearchBox.tsx';
import { TextSize } from './TextSize.tsx';

/**
 * Two rows of steel and the amber block, the source of the oil. The home page's hero draws the pour below the block; every other page gets the short
 * drip.
 */
export function Header({ page }: { page: PageContext }) {
  const text = messages[page.locale];
  return (
    <header className={styles.header} data-fixed-menu="">
      <div className={`${styles.utility} wideOnly`}>
        <TextSize locale={page.locale} />
        <CountryButton locale={page.locale} />
        <CountryLinks page={page} />
        <PortalLink locale={page.locale} />
      </div>
      <div className={styles.bar}>
        <a className={styles.home} href={homePath(page)}>
          <Logo name={text.homeLink} className={styles.logo} />
        </a>
        <nav className={`${styles.nav} screenOnly`} aria-label={text.mainMenu}>
          <MegaMenu page={page} />
        </nav>
        <SearchBox page={page} />
        <MobileMenu page={page} />
      </div>
      <div className={styles.locator}>
        <LocatorBlock page={page} />
      </div>
      {page.locationsPath && !page.node.home ? <Drip className={styles.drip} /> : null}
    </header>
  );
}
