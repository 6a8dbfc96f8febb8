import { ButtonLink } from '../../../components/Button.tsx';
import { EmptyState } from '../../../pages/parts/EmptyState.tsx';
import {
  filteredHref,
  hrefOf,
  type StationList as List,
  type StationListItem,
  type StationsData,
} from '../domain/filter-stations.ts';
import type { MapQuery } from '../domain/map-query.ts';
import { messages } from '../domain/messages.ts';
import { hasActiveFilters, noResultsText, resultCountText } from '../domain/result-text.ts';
import { PlaceChoices } from './PlaceChoices.tsx';
import { StationDetails } from './StationDetails.tsx';
import styles from './StationList.module.css';

export interface StationListProps {
  data: StationsData;
  list: List;
  query: MapQuery;
  now: number | undefined;
  /** The pages of the list that are shown, from 1. */
  pageRange: { first: number; last: number };
}

/** The results as rows below a heading. Works with links; in the browser, `Stations` handles their clicks. */
export function StationList(props: StationListProps) {
  const { data, list, now, pageRange, query } = props;
  const text = messages[data.locale];
  const { choices, exact, rows, selected, pageSize } = list;
  if (choices.length > 0 && rows.length === 0)
    return <PlaceChoices choices={choices} data={data} query={query} />;
  if (rows.length === 0) return <NoResults {...props} />;
  const pageCount = Math.ceil(rows.length / pageSize);
  const last = Math.min(pageRange.last, pageCount);
  const [from, to] = [(Math.min(pageRange.first, last) - 1) * pageSize, last * pageSize];
  const renderRow = (item: StationListItem) => (
    <StationRow
      key={item.location.key}
      {...{ data, item, now }}
      selected={item.location === selected}
      href={hrefOf(data, { ...query, part: 1, station: item.location.key })}
    />
  );
  const found = rows.slice(from, Math.min(to, exact));
  const nearby = rows.slice(Math.max(from, exact), to);
  return (
    <>
      {choices.length > 0 ? <PlaceChoices choices={choices} data={data} query={query} /> : null}
      <ResultsHeading {...props} />
      {found.length > 0 ? <ul className="stack">{found.map(renderRow)}</ul> : null}
      {found.length > 0 && nearby.length > 0 ? (
        <h3 className={styles.nearby}>{text.nearby}</h3>
      ) : null}
      {nearby.length > 0 ? <ul className="stack">{nearby.map(renderRow)}</ul> : null}
      {pageCount > 1 ? <ListPagination {...props} {...{ pageCount, last }} /> : null}
    </>
  );
}

interface RowProps {
  data: StationsData;
  item: StationListItem;
  now: number | undefined;
  selected: boolean;
  /** The URL that selects this station. */
  href: string;
}

/** A row of the list; the selected one has an amber background that overlaps the map. */
function StationRow(props: RowProps) {
  const { item, selected } = props;
  return (
    <li
      className={styles.row}
      id={`location-${item.location.id}`}
      data-station={item.location.key}
      data-selected={selected ? '' : undefined}
      data-tone={selected ? 'amber' : undefined}
    >
      <StationDetails {...props} />
    </li>
  );
}

/** Links to the previous and next page of the list; in the browser, the next page is appended. */
function ListPagination(props: StationListProps & { pageCount: number; last: number }) {
  const { pageCount, data, last, pageRange, query } = props;
  const text = messages[data.locale];
  return (
    <nav className={styles.parts} aria-label={text.results} data-parts="">
      {pageRange.first > 1 && pageRange.first === pageRange.last ? (
        <a className="strong amberInk" href={hrefOf(data, { ...query, part: last - 1 })}>
          {text.previous}
        </a>
      ) : null}
      {last < pageCount ? (
        <ButtonLink
          href={hrefOf(data, { ...query, part: last + 1 })}
          variant="outline"
          icon="arrow-right"
        >
          {text.more}
        </ButtonLink>
      ) : null}
      <span className="quiet">{text.part(last, pageCount)}</span>
    </nav>
  );
}

/** Returns the labels of the active service and equipment filters, or null without one. */
function activeFiltersText(data: StationsData, { equipment, service }: MapQuery): string | null {
  const text = messages[data.locale];
  const labels = [
    ...(service ? [text.services[service]] : []),
    ...(equipment ? [text.equipment[equipment]] : []),
  ];
  return labels.length > 0 ? `${text.activeFilters(labels.join(', '))} ` : null;
}

function ResultsHeading({ data, list, query }: StationListProps) {
  const { locale, heading } = data;
  const text = messages[locale];
  const { exact, from, missing, rows } = list;
  const isFiltered = hasActiveFilters(query);
  return (
    <div className={styles.count}>
      <h2 className="step2 tight leading115 anywhere" data-count="">
        {isFiltered ? activeFiltersText(data, query) : null}
        {isFiltered ? resultCountText({ exact, total: rows.length }, query, locale) : heading}
        {missing.station ? `. ${text.noStation}` : null}
      </h2>
      {data.text && !isFiltered ? <p className={styles.intro}>{data.text}</p> : null}
      {rows[0]?.kilometres === undefined ? null : (
        <p className="quiet">{distanceOriginText(list, data)}</p>
      )}
      {from && from.others.length > 0 ? (
        <p className={styles.suggestions}>
          {text.didYouMean}
          {from.others.map((other) => (
            <a
              key={other}
              className="strong amberInk"
              href={filteredHref(data, query, { near: undefined, place: other })}
            >
              {other}
            </a>
          ))}
        </p>
      ) : null}
      {isFiltered ? (
        <a className="strong amberInk" href={hrefOf(data, {})}>
          {text.showAll}
        </a>
      ) : null}
    </div>
  );
}

/** Returns the origin of the distances in words, so that Frankfurt (Oder) is not mistaken for Frankfurt am Main. */
function distanceOriginText({ from }: List, { locale }: StationsData): string {
  const text = messages[locale];
  if (!from) return text.byDistance;
  if (from.by === 'prefix') return text.distanceFromCodes(from.label);
  if (from.by === 'area') return text.distanceFromArea(from.label);
  if (from.by === 'part') return text.distanceFromGuess(from.label);
  return text.distanceFrom(from.label);
}

function NoResults({ data, list, query }: StationListProps) {
  const text = messages[data.locale];
  const { category, open, place } = query;
  return (
    <div className={styles.empty}>
      <EmptyState illustration="station">
        <h2 className="step2 tight leading115 anywhere" data-count="">
          {noResultsText(list, query, data.locale)}
        </h2>
        {place && !(category && list.missing.category) && !open ? <p>{text.noneText}</p> : null}
        {hasActiveFilters(query) ? (
          <p>
            <ButtonLink href={hrefOf(data, {})} variant="outline" icon="arrow-right">
              {text.showAll}
            </ButtonLink>
          </p>
        ) : null}
      </EmptyState>
    </div>
  );
}
