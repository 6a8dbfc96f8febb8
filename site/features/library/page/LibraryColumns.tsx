import { fileColumns, newestFirst } from '@oilway/store/library/file-order.ts';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { effectiveOrder, libraryUrl } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import styles from './LibraryColumns.module.css';

/** Columns that are first sorted in descending order. */
const descendingFirst = new Set(['size', newestFirst.by]);

/** Column headings of the list; each link sorts by its column, or reverses the order. */
export function LibraryColumns({ locale, library: { query } }: LibraryProps) {
  const { search, selectAll } = libraryMessages[locale];
  const current = effectiveOrder(query);
  return (
    <thead className="screenOnly grid">
      <tr className={styles.columns}>
        <td className={styles.all}>
          <Checkbox id="library-all" data-select-all aria-label={selectAll} title={selectAll} />
        </td>
        {fileColumns.map((by) => {
          const sorted = current?.by === by ? current : undefined;
          const descending = sorted ? !sorted.descending : descendingFirst.has(by);
          return (
            <th
              className={styles[by]}
              key={by}
              scope="col"
              aria-sort={sorted && (sorted.descending ? 'descending' : 'ascending')}
            >
              <a
                className={`${styles.sort} target plain gap2`}
                id={`library-by-${by}`}
                href={libraryUrl(locale, { ...query, order: { by, descending }, page: 1 })}
                data-search-link
              >
                {search.columns[by]}
                {sorted ? <Icon name="chevron-down" /> : null}
              </a>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
