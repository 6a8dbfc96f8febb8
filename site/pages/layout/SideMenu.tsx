import { Icon } from '../../components/Icon.tsx';
import type { SideMenuData } from '../page-context.ts';
import styles from './SideMenu.module.css';

const id = 'side-menu';

/** Links to the pages of a section, on each of them; collapsed on small screens. */
export function SideMenu({ menu }: { menu: SideMenuData }) {
  return (
    <nav className={styles.menu} aria-label={menu.heading}>
      <div className={styles.row}>
        <p className={`${styles.heading} note strong`}>{menu.heading}</p>
        <button
          className={`${styles.toggle} row apart gap3 whole strong narrowOnly jsOnly`}
          type="button"
          aria-expanded="false"
          aria-controls={id}
          data-collapsible=""
        >
          {menu.heading}
          <Icon name="chevron-down" className={`${styles.chevron} chevron`} />
        </button>
        <div className={styles.fold} id={id}>
          <ul className={styles.links}>
            {menu.links.map(({ label, href, current }) => (
              <li key={href}>
                <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
                  <span className={styles.label}>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  );
}
