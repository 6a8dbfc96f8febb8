import { ButtonLink } from '../../../components/Button.tsx';
import { mailHref } from '../../../components/mail-href.ts';
import { EmptyState } from '../../../pages/parts/EmptyState.tsx';
import { otherCountryMessages } from '../../../portal/other-country-messages.ts';
import { isSearch, libraryUrl, maxQueryLength } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import styles from './NoResults.module.css';

/** Notice for an empty category, an empty library with a link to the other country's, or a search without results. */
export function NoResults({ locale, library }: LibraryProps) {
  const { query, otherCountryUrl, support, tooLong, total, trail } = library;
  const { empty, search } = libraryMessages[locale];
  const other = otherCountryMessages[locale];
  const { filters, order, tiles, words } = query;
  if (tooLong)
    return (
      <p className="strong step2 tight leading12 anywhere">{search.tooLong(maxQueryLength)}</p>
    );
  const searchText = words.trim();
  const heading = isSearch(query) ? (
    <h2 className="strong step2 tight leading12 anywhere" data-no-results>
      {searchText ? search.nothing(searchText) : search.nothingFiltered}
    </h2>
  ) : null;
  // Without any files, other words or fewer filters do not help.
  if (otherCountryUrl !== undefined)
    return (
      <div className={styles.noResults}>
        {heading}
        <p>{other.text}</p>
        <p className={`${styles.links} wrap gap3`}>
          <ButtonLink href={otherCountryUrl}>{other.button}</ButtonLink>
        </p>
      </div>
    );
  if (!heading)
    return (
      <EmptyState illustration="letterbox">
        <p className="strong step2 tight leading12 anywhere">{empty}</p>
      </EmptyState>
    );
  return (
    <div className={styles.noResults}>
      {heading}
      {searchText ? <p>{search.advice}</p> : null}
      <p className={`${styles.links} wrap gap3`}>
        {filters.length > 0 && searchText ? (
          <ButtonLink
            href={libraryUrl(locale, { ...query, filters: [] })}
            variant="outline"
            data-search-link
          >
            {search.withoutFilters}
          </ButtonLink>
        ) : null}
        {trail.length > 0 ? (
          <ButtonLink
            href={libraryUrl(locale, { filters, order, tiles, words })}
            variant="outline"
            data-search-link
          >
            {search.everywhere(total)}
          </ButtonLink>
        ) : null}
      </p>
      {support ? (
        <p>
          {search.help} <a href={mailHref(support)}>{support}</a>
        </p>
      ) : null}
    </div>
  );
}
