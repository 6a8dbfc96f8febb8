import type { ReactNode } from 'react';
import type { LinkColumn, NavigationLink } from '../page-context.ts';
import styles from './MenuColumns.module.css';

interface LinkListProps {
  links: readonly NavigationLink[];
  list: string | undefined;
  /** The class of each link. */
  link: string | undefined;
  /** Further entries. */
  children?: ReactNode;
}

export function LinkList({ children, links, list, link }: LinkListProps) {
  return (
    <ul className={list}>
      {links.map(({ href, label }) => (
        <li key={`${href} ${label}`}>
          <a className={link} href={href}>
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** The secondary links of a menu, under small headings. */
export function MenuColumns({ columns, className }: { columns: LinkColumn[]; className?: string }) {
  if (columns.length === 0) return null;
  return (
    <div className={className}>
      {columns.map(({ heading, links }) => (
        <div key={heading}>
          <p className={styles.heading}>{heading}</p>
          <LinkList links={links} list="stack" link={styles.link} />
        </div>
      ))}
    </div>
  );
}
