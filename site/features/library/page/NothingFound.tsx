import { ButtonLink } from '../../../components/Button.tsx';
import { mailHref } from '../../../components/mail-href.ts';
import { Nothing } from '../../../pages/parts/Nothing.tsx';
import { elsewhereMessages } from '../../../portal/elsewhere-messages.ts';
import { isSearch, libraryAddress, mostLetters } from '../files/library-query.ts';
import type { LibraryProps } from '../files/library-view.ts';
import { libraryMessages } from '../messages.ts';
import styles from './NothingFound.module.css';

/** An empty category says so, an empty library where the files are; a search that found nothing offers what else there is to do. */
export function NothingFound({ culture, library }: LibraryProps) {
  const { asked, elsewhere, support, tooLong, total, trail } = library;
  const { empty, search } = libraryMessages[culture];
  const other = elsewhereMessages[culture];
  const { filters, order, tiles, words } = asked;
  if (tooLong)
    return <p className="strong step2 tight leading12 anywhere">{search.tooLong(mostLetters)}</p>;
  const said = words.trim();
  const nothing = isSearch(asked) ? (
    <h2 className="strong step2 tight leading12 anywhere" data-nothing>
      {said ? search.nothing(said) : search.nothingFiltered}
    </h2>
  ) : null;
  // Neither other words nor fewer filters help where there is no file at all.
  if (elsewhere !== undefined)
    return (
      <div className={styles.nothing}>
        {nothing}
        <p>{other.text}</p>
        <p className={styles.ways}>
          <ButtonLink href={elsewhere}>{other.button}</ButtonLink>
        </p>
      </div>
    );
  if (!nothing)
    return (
      <Nothing picture="letterbox">
        <p className="strong step2 tight leading12 anywhere">{empty}</p>
      </Nothing>
    );
  return (
    <div className={styles.nothing}>
      {nothing}
      {said ? <p>{search.advice}</p> : null}
      <p className={styles.ways}>
        {filters.length > 0 && said ? (
          <ButtonLink
            href={libraryAddress(culture, { ...asked, filters: [] })}
            variant="outline"
            data-search-link
          >
            {search.withoutFilters}
          </ButtonLink>
        ) : null}
        {trail.length > 0 ? (
          <ButtonLink
            href={libraryAddress(culture, { filters, order, tiles, words })}
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
