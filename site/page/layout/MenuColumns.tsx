import type { LinkColumn } from '../page-context.ts';
import styles from './MenuColumns.module.css';

interface MenuColumnsProps {
  columns: LinkColumn[];
  className?: string;
}

/** The quiet links of a menu, under small headings. */
export function MenuColumns({ columns, className }: MenuColumnsProps) {
  if (columns.length === 0) return null;
  return (
    <div className={className}>
      {columns.map((column) => (
        <div key={column.heading}>
          <p className={styles.heading}>{column.heading}</p>
          <ul className="stack">
            {column.links.map((link) => (
              <li key={`${link.href} ${link.label}`}>
                <a className={styles.link} href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
