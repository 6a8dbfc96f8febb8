import { byName, newestFirst } from '@oilway/store/library/file-order.ts';
import { Icon } from '../../../components/Icon.tsx';
import { effectiveOrder, isSearch, libraryUrl } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { filterName } from '../filter-names.ts';
import { libraryMessages } from '../messages.ts';
import styles from './LibraryHead.module.css';

/** Number of files, active filters, links that reset the search, and the switch between list and tiles. */
export function LibraryHead({ locale, library }: LibraryProps) {
  const { query, files, resultCount, total, trail, categoryTotal } = library;
  const { search, ...text } = libraryMessages[locale];
  const { category, filters, order, tiles, words } = query;
  const isSearching = isSearch(query);
  const links = library.filters.find(({ key }) => key === 'link')?.count ?? 0;
  return (
    <div className="row touch gap2x4 wrap">
      <p className={`${styles.count} strong figures`} tabIndex={-1} data-count>
        {isSearching
          ? text.count(resultCount ?? 0, categoryTotal)
          : text.count(categoryTotal, total, links)}
      </p>
      {filters.length > 0 ? (
        <ul className={`${styles.chips} wrap gap2`} aria-label={search.chosen}>
          {filters.map((key) => (
            <li key={key}>
              <a
                className={styles.chip}
                href={libraryUrl(locale, {
                  ...query,
                  filters: filters.filter((other) => other !== key),
                })}
                aria-label={search.remove(filterName(key, locale))}
                data-search-link
              >
                {filterName(key, locale)}
                <Icon name="x" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {isSearching ? (
        <p className={styles.links}>
          <a
            className={styles.link}
            href={libraryUrl(locale, { category, order, tiles })}
            data-search-link="clear"
          >
            {trail.length > 0 ? search.back.category : search.back.all}
          </a>
          {trail.length > 0 ? (
            <a
              className={styles.link}
              href={libraryUrl(locale, { filters, order, tiles, words })}
              data-search-link
            >
              {search.everywhere(total)}
            </a>
          ) : null}
        </p>
      ) : null}
      {files.length > 1 ? <SortToggle locale={locale} library={library} /> : null}
      <nav className={styles.views} aria-label={text.view}>
        {([false, true] as const).map((asTiles) => (
          <a
            className={styles.view}
            key={String(asTiles)}
            href={libraryUrl(locale, { ...query, tiles: asTiles })}
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

/** Link that sorts by date, or restores the default order; tiles and phones have no column headings for it. */
function SortToggle({ locale, library: { query } }: LibraryProps) {
  const { order: text } = libraryMessages[locale].search;
  const current = effectiveOrder(query);
  const isNewest = current?.by === newestFirst.by && current.descending;
  const defaultOrder = query.words.trim() === '' ? byName : undefined;
  return (
    <p className={styles.links}>
      <a
        className={styles.link}
        id="library-order"
        href={libraryUrl(locale, {
          ...query,
          order: isNewest ? defaultOrder : newestFirst,
          page: 1,
        })}
        data-search-link
      >
        {isNewest ? text[defaultOrder ? 'name' : 'best'] : text.newest}
      </a>
    </p>
  );
}
