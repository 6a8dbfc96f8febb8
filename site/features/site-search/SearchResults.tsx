import type { SearchResultsBlock } from '@oilway/store/published/documents.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Locale } from '../../pages/page-context.ts';
import { type BlockProps, standalonePosition } from '../../pages/parts/block-position.ts';
import { EmptyState } from '../../pages/parts/EmptyState.tsx';
import { Highlighted, highlighter } from '../../pages/parts/highlight.tsx';
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
            <Results hits={results.results} {...{ locale, words }} />
          ) : (
            <p>{text.intro}</p>
          )}
        </>
      )}
      {results && results.total > results.results.length ? (
        <p className="quiet above6">{text.truncated(results.results.length)}</p>
      ) : null}
    </Section>
  );
}

/** The best hit on oil, then the others in columns; stations are a closed group at the end, unless one is the best hit. */
function Results(props: { hits: readonly SearchHit[]; locale: Locale; words: string }) {
  const { hits, locale, words } = props;
  const partsOf = highlighter(words, locale);
  const mark = (text: string) => <Highlighted parts={partsOf(text)} />;
  const [best] = hits;
  const stations = best?.kind === 'location' ? [] : hits.filter(({ kind }) => kind === 'location');
  const renderHit = (hit: SearchHit) => (
    <li key={hit.href} className="grid fromTop gap1" data-tone={hit === best ? 'amber' : undefined}>
      <span className="note strong">{messages[locale].kinds[hit.kind]}</span>
      <h3 className="step1 leading13">
        <a href={hit.href}>{mark(hit.title)}</a>
      </h3>
      <p className="quiet">{mark(hit.summary)}</p>
    </li>
  );
  return (
    <>
      <ol className={styles.hits}>
        {hits.filter((hit) => !stations.includes(hit)).map(renderHit)}
      </ol>
      {stations.length > 0 ? (
        <details className="sunken above6 notice">
          <summary className="row apart step1 strong touch">
            {messages[locale].stationCount(stations.length)}
            <Icon name="chevron-down" />
          </summary>
          <ol className={styles.hits}>{stations.map(renderHit)}</ol>
        </details>
      ) : null}
    </>
  );
}
