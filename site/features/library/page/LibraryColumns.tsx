import { fileColumns, newestFirst } from '@oilway/store/library/file-order.ts';
import { ChoiceBox } from '../../../components/ChoiceBox.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { libraryAddress, shownOrder } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import styles from './LibraryColumns.module.css';

/** What size and date begin with: the largest and the newest are what one looks for. */
const fromTheTop = new Set(['size', newestFirst.by]);

/** The heading of each column of the list, a link that sorts by it; pressed again it turns the order round. */
export function LibraryColumns({ culture, library: { asked } }: LibraryProps) {
  const { search, selectAll } = libraryMessages[culture];
  const shown = shownOrder(asked);
  return (
    <thead className="screenOnly grid">
      <tr className={styles.columns}>
        <td className={styles.all}>
          <ChoiceBox id="library-all" data-select-all aria-label={selectAll} title={selectAll} />
        </td>
        {fileColumns.map((by) => {
          const sorted = shown?.by === by ? shown : undefined;
          const descending = sorted ? !sorted.descending : fromTheTop.has(by);
          return (
            <th
              className={styles[by]}
              key={by}
              scope="col"
              aria-sort={sorted && (sorted.descending ? 'descending' : 'ascending')}
            >
              <a
                className={styles.sort}
                id={`library-by-${by}`}
                href={libraryAddress(culture, { ...asked, order: { by, descending }, page: 1 })}
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
