import type { SideMenuData } from '../page-context.ts';
import styles from './SideMenu.module.css';

/** The pages of a section, beside each other under the title of each of them. */
export function SideMenu({ menu }: { menu: SideMenuData }) {
  return (
    <nav className={styles.menu} aria-label={menu.heading}>
      <div className={styles.row}>
        <p className={styles.heading}>{menu.heading}</p>
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
    </nav>
  );
}
