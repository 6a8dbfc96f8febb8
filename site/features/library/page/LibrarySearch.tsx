import type { FacetFilter } from '@oilway/store/library/search/facets.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { libraryUrl, maxQueryLength, sortParam } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { filterName } from '../filter-names.ts';
import { libraryMessages } from '../messages.ts';
import styles from './LibrarySearch.module.css';

const groups = ['kind', 'year', 'print'] as const;

/** Search field and filters in a form, whose button is only shown without scripts. */
export function LibrarySearch({ locale, library }: LibraryProps) {
  const { query, categoryTotal } = library;
  const { search: text } = libraryMessages[locale];
  const label = text.label(categoryTotal);
  return (
    <search>
      <form
        className={styles.form}
        action={libraryUrl(locale, {})}
        autoComplete="off"
        data-library-search
      >
        <div className={`${styles.field} grid relative slim`}>
          <label htmlFor="library-words" data-region="label">
            <VisuallyHidden>{label}</VisuallyHidden>
          </label>
          <Icon name="search" className={styles.searchIcon} />
          <input
            className={styles.words}
            id="library-words"
            type="search"
            name="q"
            defaultValue={query.words}
            placeholder={label}
            maxLength={maxQueryLength}
            enterKeyHint="search"
            aria-keyshortcuts="/"
          />
        </div>
        <button
          className={styles.toggle}
          type="button"
          aria-expanded="false"
          aria-controls="library-filters"
          aria-label={text.toggle}
          title={text.toggle}
          data-collapsible
        >
          <Icon name="filter" />
        </button>
        <Filters locale={locale} library={library} />
        <div className={styles.submit}>
          <Button type="submit" variant="tool">
            {text.submit}
          </Button>
        </div>
      </form>
      <p
        className={`${styles.status} above3 strong`}
        role="status"
        data-search-status
        data-loading={text.loading}
        data-failed={text.failed}
      />
    </search>
  );
}

/** One select per filter group; further filters of a group, and category, view and order are hidden fields. */
function Filters({ locale, library: { query, filters } }: LibraryProps) {
  const sort = sortParam(query.order);
  return (
    <div className={styles.filters} id="library-filters" data-region="filters">
      {groups.map((group) => {
        const text = libraryMessages[locale].search.groups[group];
        const chosen = query.filters.filter((key) => groupOf(key, filters) === group);
        const [first, ...others] = chosen;
        return (
          <div key={group}>
            <label className={styles.label} htmlFor={`library-${group}`}>
              {text.label}
            </label>
            <div className="grid relative slim">
              <select
                className={styles.select}
                id={`library-${group}`}
                name="filter"
                defaultValue={first ?? ''}
                data-selected={first === undefined ? undefined : ''}
              >
                <option value="">{text.all}</option>
                {optionsOf(group, chosen, filters).map(({ count, key }) => (
                  <option key={key} value={key}>
                    {filterName(key, locale)} ({count})
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" className={styles.chevron} />
            </div>
            {others.map((key) => (
              <input key={key} type="hidden" name="filter" value={key} />
            ))}
          </div>
        );
      })}
      {query.category === undefined ? null : (
        <input type="hidden" name="category" value={query.category} />
      )}
      {query.tiles ? <input type="hidden" name="view" value="tiles" /> : null}
      {sort === undefined ? null : <input type="hidden" name="sort" value={sort} />}
    </div>
  );
}

/** Returns the available filters of a group, and active ones that match no file. */
function optionsOf(
  group: FacetFilter['group'],
  chosen: readonly string[],
  filters: readonly FacetFilter[],
): Pick<FacetFilter, 'key' | 'count'>[] {
  const available = filters.filter((filter) => filter.group === group);
  const unavailable = chosen.filter((key) => !available.some((filter) => filter.key === key));
  return [...available, ...unavailable.map((key) => ({ key, count: 0 }))];
}

function groupOf(key: string, filters: readonly FacetFilter[]): FacetFilter['group'] {
  const known = filters.find((filter) => filter.key === key)?.group;
  return known ?? (key === 'print' ? 'print' : /^\d+$/.test(key) ? 'year' : 'kind');
}
