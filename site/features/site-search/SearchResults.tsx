import type { SearchResultsBlock } from '@oilway/store/published/documents.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import type { Locale } from '../../pages/page-context.ts';
import { type BlockProps, standalonePosition } from '../../pages/parts/block-position.ts';
import { EmptyState } from '../../pages/parts/EmptyState.tsx';
import { Section } from '../../pages/parts/Section.tsx';
import { maxQueryLength, searchParamNames } from '../../pages/search-param-names.ts';
import { messages } from './messages.ts';
import styles from './SearchResults.module.css';
import type { SearchHit } from './schema.ts';

export interface SearchResultsData {
  query: { words?: string | undefined };
  /** Undefined without a query. */
  results?: { total: number; results: readonly SearchHit[] };
}

/** The search form and its results, best first. Works without JavaScript. */
export function SearchResults({
  block,
  page,
  position = standalonePosition,
}: BlockProps<SearchResultsBlock, SearchResultsData>) {
  const { locale, results, query } = page;
  const text = messages[locale];
  const { words = '' } = query;
  const resultText =
    results?.total === 0 ? text.noResults(words) : text.count(results?.total ?? 0, words);
  const heading = results ? resultText : block.heading;
  return (
    <Section position={position}>
      <search>
        <form className={styles.form} method="get">
          <Field
            id={`words-${block.id ?? position.order}`}
            label={text.label}
            type="search"
            name={searchParamNames[locale].words}
            defaultValue={words}
            maxLength={maxQueryLength}
            autoComplete="off"
          />
          <Button type="submit" variant="tool">
            {text.submit}
          </Button>
        </form>
      </search>
      {results?.total === 0 ? (
        <EmptyState illustration="filter">
          <h2 className="step2 anywhere leading12">{heading}</h2>
          <p>{text.advice}</p>
          {page.locationsPath ? (
            <p>
              <ButtonLink href={page.locationsPath} variant="outline">
                {text.stations}
              </ButtonLink>
            </p>
          ) : null}
        </EmptyState>
      ) : (
        <>
          <h2 className={styles.heading}>{heading}</h2>
          {results ? (
            <ol className="stack measure gap5">
              {results.results.map((one) => (
                <SearchResultItem key={one.href} hit={one} locale={locale} />
              ))}
            </ol>
          ) : (
            <p>{text.intro}</p>
          )}
        </>
      )}
      {results && results.total > results.results.length ? (
        <p>{text.truncated(results.results.length)}</p>
      ) : null}
    </Section>
  );
}

function SearchResultItem({ hit, locale }: { hit: SearchHit; locale: Locale }) {
  const { href, kind, summary, title } = hit;
  return (
    <li className="grid gap1">
      <span className="note strong">{messages[locale].kinds[kind]}</span>
      <h3 className="step1">
        <a href={href}>{title}</a>
      </h3>
      <p className="quiet">{summary}</p>
    </li>
  );
}
