import type { FoundFilter } from '@oilway/store/library/search/filters.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { libraryAddress, mostLetters, sortOf } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { filterName } from '../filter-names.ts';
import { libraryMessages } from '../messages.ts';
import styles from './LibrarySearch.module.css';

const groups = ['kind', 'year', 'print'] as const;

/** The field and the filters of the search: a plain form, which needs its button only without scripts. */
export function LibrarySearch({ culture, library }: LibraryProps) {
  const { asked, within } = library;
  const { search: text } = libraryMessages[culture];
  const label = text.label(within);
  return (
    <search>
      <form
        className={styles.form}
        action={libraryAddress(culture, {})}
        autoComplete="off"
        data-library-search
      >
        <div className={styles.field}>
          <label htmlFor="library-words" data-exchanged="label">
            <VisuallyHidden>{label}</VisuallyHidden>
          </label>
          <Icon name="search" className={styles.glass} />
          <input
            className={styles.words}
            id="library-words"
            type="search"
            name="q"
            defaultValue={asked.words}
            placeholder={label}
            maxLength={mostLetters}
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
          data-unfolds
        >
          <Icon name="filter" />
        </button>
        <Filters culture={culture} library={library} />
        <div className={styles.submit}>
          <Button type="submit" variant="tool">
            {text.submit}
          </Button>
        </div>
      </form>
      <p
        className={styles.status}
        role="status"
        data-search-status
        data-loading={text.loading}
        data-failed={text.failed}
      />
    </search>
  );
}

/** One choice for each group; what else is chosen of a group, and where one is, goes along unseen. */
function Filters({ culture, library: { asked, filters } }: LibraryProps) {
  const sort = sortOf(asked.order);
  return (
    <div className={styles.filters} id="library-filters" data-exchanged="filters">
      {groups.map((group) => {
        const text = libraryMessages[culture].search.groups[group];
        const chosen = asked.filters.filter((key) => groupOf(key, filters) === group);
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
                data-chosen={first === undefined ? undefined : ''}
              >
                <option value="">{text.all}</option>
                {optionsOf(group, chosen, filters).map(({ count, key }) => (
                  <option key={key} value={key}>
                    {filterName(key, culture)} ({count})
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
      {asked.category === undefined ? null : (
        <input type="hidden" name="category" value={asked.category} />
      )}
      {asked.tiles ? <input type="hidden" name="view" value="tiles" /> : null}
      {sort === undefined ? null : <input type="hidden" name="sort" value={sort} />}
    </div>
  );
}

/** Those that occur, and what is chosen although it does not. */
function optionsOf(
  group: FoundFilter['group'],
  chosen: readonly string[],
  filters: readonly FoundFilter[],
): Pick<FoundFilter, 'key' | 'count'>[] {
  const there = filters.filter((filter) => filter.group === group);
  const gone = chosen.filter((key) => !there.some((filter) => filter.key === key));
  return [...there, ...gone.map((key) => ({ key, count: 0 }))];
}

function groupOf(key: string, filters: readonly FoundFilter[]): FoundFilter['group'] {
  const known = filters.find((filter) => filter.key === key)?.group;
  return known ?? (key === 'print' ? 'print' : /^\d+$/.test(key) ? 'year' : 'kind');
}
