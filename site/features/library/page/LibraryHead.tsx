import { Icon } from '../../../ui/Icon.tsx';
import { isSearch, libraryAddress } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import { filterName } from '../search/filter-names.ts';
import styles from './LibraryHead.module.css';

/** How many files there are, the filters that are chosen, the ways out of a search, and list or tiles. */
export function LibraryHead({ culture, library }: LibraryProps) {
  const { asked, found, total, trail, within } = library;
  const { search, ...text } = libraryMessages[culture];
  const { category, filters, tiles, words } = asked;
  const searching = isSearch(asked);
  return (
    <div className={styles.head}>
      <p className={styles.count} tabIndex={-1} data-count>
        {searching ? text.count(found ?? 0, within) : text.count(within, total)}
      </p>
      {filters.length > 0 ? (
        <ul className={styles.chips} aria-label={search.chosen}>
          {filters.map((key) => (
            <li key={key}>
              <a
                className={styles.chip}
                href={libraryAddress(culture, {
                  ...asked,
                  filters: filters.filter((other) => other !== key),
                })}
                aria-label={search.remove(filterName(key, culture))}
                data-search-link
              >
                {filterName(key, culture)}
                <Icon name="x" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {searching ? (
        <p className={styles.ways}>
          <a
            className={styles.way}
            href={libraryAddress(culture, { category, tiles })}
            data-search-link="clear"
          >
            {trail.length > 0 ? search.back.category : search.back.all}
          </a>
          {trail.length > 0 ? (
            <a
              className={styles.way}
              href={libraryAddress(culture, { filters, tiles, words })}
              data-search-link
            >
              {search.everywhere(total)}
            </a>
          ) : null}
        </p>
      ) : null}
      <nav className={styles.views} aria-label={text.view}>
        {([false, true] as const).map((asTiles) => (
          <a
            className={styles.view}
            key={String(asTiles)}
            href={libraryAddress(culture, { ...asked, tiles: asTiles })}
            aria-current={asTiles === tiles ? 'true' : undefined}
            title={asTiles ? text.tiles : text.list}
            aria-label={asTiles ? text.tiles : text.list}
            data-search-link
            id={asTiles ? 'library-tiles' : 'library-list'}
          >
            <Icon name={asTiles ? 'tiles' : 'list'} />
          </a>
        ))}
      </nav>
    </div>
  );
}
