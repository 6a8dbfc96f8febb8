import type { SearchResultsBlock } from '@oilway/store/published/documents.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import type { Culture } from '../../pages/page-context.ts';
import { longestQuestion, parameters } from '../../pages/parameters.ts';
import { Nothing } from '../../pages/parts/Nothing.tsx';
import { alone, type BlockProps } from '../../pages/parts/place.ts';
import { Section } from '../../pages/parts/Section.tsx';
import { messages } from './messages.ts';
import styles from './SearchResults.module.css';
import type { SearchHit } from './schema.ts';

export interface SearchResultsData {
  query: { words?: string | undefined };
  /** Undefined where nothing was asked. */
  found?: { total: number; found: readonly SearchHit[] };
}

/** The question and what was found for it, the best first. A plain form, so it needs no script. */
export function SearchResults({
  block,
  page,
  place = alone,
}: BlockProps<SearchResultsBlock, SearchResultsData>) {
  const { culture, found, query } = page;
  const text = messages[culture];
  const { words = '' } = query;
  const said = found?.total === 0 ? text.nothing(words) : text.count(found?.total ?? 0, words);
  const heading = found ? said : block.heading;
  return (
    <Section place={place}>
      <search>
        <form className={styles.form} method="get">
          <Field
            id={`words-${block.id ?? place.order}`}
            label={text.label}
            type="search"
            name={parameters[culture].words}
            defaultValue={words}
            maxLength={longestQuestion}
            autoComplete="off"
          />
          <Button type="submit" variant="tool">
            {text.submit}
          </Button>
        </form>
      </search>
      {found?.total === 0 ? (
        <Nothing picture="filter">
          <h2 className="step2 anywhere leading12">{heading}</h2>
          <p>{text.advice}</p>
          {page.locationsPath ? (
            <p>
              <ButtonLink href={page.locationsPath} variant="outline">
                {text.stations}
              </ButtonLink>
            </p>
          ) : null}
        </Nothing>
      ) : (
        <>
          <h2 className={styles.heading}>{heading}</h2>
          {found ? (
            <ol className="stack measure gap5">
              {found.found.map((one) => (
                <FoundRow key={one.href} found={one} culture={culture} />
              ))}
            </ol>
          ) : (
            <p>{text.ask}</p>
          )}
        </>
      )}
      {found && found.total > found.found.length ? <p>{text.first(found.found.length)}</p> : null}
    </Section>
  );
}

function FoundRow({ found, culture }: { found: SearchHit; culture: Culture }) {
  const { href, kind, summary, title } = found;
  return (
    <li className="grid gap1">
      <span className="note strong">{messages[culture].kinds[kind]}</span>
      <h3 className="step1">
        <a href={href}>{title}</a>
      </h3>
      <p className="quiet">{summary}</p>
    </li>
  );
}
