import { byName, newestFirst } from '@oilway/store/library/file-order.ts';
import { Icon } from '../../../components/Icon.tsx';
import { isSearch, libraryAddress, shownOrder } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { filterName } from '../filter-names.ts';
import { libraryMessages } from '../messages.ts';
import styles from './LibraryHead.module.css';

/** How many files there are, the filters that are chosen, the ways out of a search, and list or tiles. */
export function LibraryHead({ culture, library }: LibraryProps) {
  const { asked, files, found, total, trail, within } = library;
  const { search, ...text } = libraryMessages[culture];
  const { category, filters, order, tiles, words } = asked;
  const searching = isSearch(asked);
  return (
    <div className="row touch gap2x4 wrap">
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
            href={libraryAddress(culture, { category, order, tiles })}
            data-search-link="clear"
          >
            {trail.length > 0 ? search.back.category : search.back.all}
          </a>
          {trail.length > 0 ? (
            <a
              className={styles.way}
              href={libraryAddress(culture, { filters, order, tiles, words })}
              data-search-link
            >
              {search.everywhere(total)}
            </a>
          ) : null}
        </p>
      ) : null}
      {files.length > 1 ? <OtherOrder culture={culture} library={library} /> : null}
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

/** The newest first, or back from there: also for tiles and phones, which have no columns for it. */
function OtherOrder({ culture, library: { asked } }: LibraryProps) {
  const { order: text } = libraryMessages[culture].search;
  const shown = shownOrder(asked);
  const isNewest = shown?.by === newestFirst.by && shown.descending;
  const usual = asked.words.trim() === '' ? byName : undefined;
  return (
    <p className={styles.ways}>
      <a
        className={styles.way}
        id="library-order"
        href={libraryAddress(culture, { ...asked, order: isNewest ? usual : newestFirst, page: 1 })}
        data-search-link
      >
        {isNewest ? text[usual ? 'name' : 'best'] : text.newest}
      </a>
    </p>
  );
}
