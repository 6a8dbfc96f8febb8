import type { SearchResultsBlock } from '@oilway/store/published/documents.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import fieldStyles from '../../components/Field.module.css';
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
import type { FoundHits } from './search-index.ts';

export interface SearchResultsData {
  query: { words?: string | undefined };
  /** Undefined without a query. */
  results?: FoundHits;
}

/** Hits before the closed group of the further ones. */
const firstHits = 10;

/** The search form and its results, best first. Works without JavaScript. */
export function SearchResults({
  block,
  page,
  position = standalonePosition,
}: BlockProps<SearchResultsBlock, SearchResultsData>) {
  const { locale, results, query } = page;
  const text = messages[locale];
  const { words = '' } = query;
  const heading = results ? resultsText(results, words, locale) : block.heading;
  return (
    <Section position={position}>
      <search>
        <form className={styles.form} method="get">
          <input
            className={fieldStyles.control}
            aria-label={text.label}
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

/** Returns the counts of pages and stations in words, or a sentence for no results. */
export function resultsText({ stations, total }: FoundHits, words: string, locale: Locale) {
  const { found, noResults, pageCount, stationCount } = messages[locale];
  const pages = total > stations ? [pageCount(total - stations)] : [];
  const counts = stations > 0 ? [...pages, stationCount(stations)] : pages;
  return total === 0 ? noResults(words) : found(counts.join(', '), words);
}

/**
 * The best hit on oil, then the others, from the eleventh on in a closed group; stations are a closed group at the end, unless
 * one is the best hit.
 */
function Results(props: { hits: readonly SearchHit[]; locale: Locale; words: string }) {
  const { hits, locale, words } = props;
  const text = messages[locale];
  const partsOf = highlighter(words, locale);
  const mark = (text: string) => <Highlighted parts={partsOf(text)} />;
  const [best] = hits;
  const stations = best?.kind === 'location' ? [] : hits.filter(({ kind }) => kind === 'location');
  const others = hits.filter((hit) => !stations.includes(hit));
  const more = others.slice(firstHits);
  const renderHit = (hit: SearchHit) => (
    <li key={hit.href} data-tone={hit === best ? 'amber' : undefined}>
      <span className="note strong">{text.kinds[hit.kind]}</span>
      <div className="grid gap1">
        <h3 className="step1 leading13">
          <a href={hit.href}>{mark(hit.title)}</a>
        </h3>
        <p className="quiet">{mark(hit.summary)}</p>
      </div>
    </li>
  );
  const renderGroup = (summary: string, group: readonly SearchHit[], start = 1) =>
    group.length > 0 ? (
      <details className="sunken above4 notice">
        <summary className="row apart step1 strong touch">
          {summary}
          <Icon name="chevron-down" />
        </summary>
        <ol className={styles.hits} start={start}>
          {group.map(renderHit)}
        </ol>
      </details>
    ) : null;
  return (
    <>
      <ol className={styles.hits}>{others.slice(0, firstHits).map(renderHit)}</ol>
      {renderGroup(text.more(more.length), more, firstHits + 1)}
      {renderGroup(text.stationCount(stations.length), stations)}
    </>
  );
}
