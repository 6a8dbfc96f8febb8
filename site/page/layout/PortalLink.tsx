import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Culture } from '../page-context.ts';
import styles from './CountryLinks.module.css';
import { portalMessages } from './portal-messages.ts';

/** The way into the customer portal, the same for whoever is logged in: public pages know nobody. */
export function PortalLink({ culture }: { culture: Culture }) {
  return (
    <a className={styles.link} href={paths.portal(culture)}>
      <Icon name="user" />
      {portalMessages[culture].portal}
    </a>
  );
}
