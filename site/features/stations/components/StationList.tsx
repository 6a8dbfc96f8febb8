import { ButtonLink } from '../../../components/Button.tsx';
import { Nothing } from '../../../pages/parts/Nothing.tsx';
import { foundText, isAsked, nothingText } from '../domain/found-text.ts';
import type { MapQuery } from '../domain/map-query.ts';
import { messages } from '../domain/messages.ts';
import {
  filteredHref,
  hrefOf,
  type StationList as List,
  type ListedStation,
  type StationsData,
} from '../domain/station-list.ts';
import { PlaceChoices } from './PlaceChoices.tsx';
import { StationDetails } from './StationDetails.tsx';
import styles from './StationList.module.css';

export interface StationListProps {
  data: StationsData;
  list: List;
  query: MapQuery;
  now: number | undefined;
  /** The parts that are shown, from 1. */
  parts: { first: number; last: number };
}

/** What was found, which the heading says, as rows. All of it works by links; `Stations` answers them in the browser. */
export function StationList(props: StationListProps) {
  const { data, list, now, parts, query } = props;
  const text = messages[data.culture];
  const { choices, exact, rows, selected, size } = list;
  if (choices.length > 0 && rows.length === 0)
    return <PlaceChoices choices={choices} data={data} query={query} />;
  if (rows.length === 0) return <NothingFound {...props} />;
  const count = Math.ceil(rows.length / size);
  const last = Math.min(parts.last, count);
  const [from, to] = [(Math.min(parts.first, last) - 1) * size, last * size];
  const rowOf = (listed: ListedStation) => (
    <StationRow
      key={listed.location.key}
      {...{ data, listed, now }}
      selected={listed.location === selected}
      href={hrefOf(data, { ...query, part: 1, station: listed.location.key })}
    />
  );
  const found = rows.slice(from, Math.min(to, exact));
  const nearby = rows.slice(Math.max(from, exact), to);
  return (
    <>
      {choices.length > 0 ? <PlaceChoices choices={choices} data={data} query={query} /> : null}
      <Count {...props} />
      {found.length > 0 ? <ul className="stack">{found.map(rowOf)}</ul> : null}
      {found.length > 0 && nearby.length > 0 ? (
        <h3 className={styles.nearby}>{text.nearby}</h3>
      ) : null}
      {nearby.length > 0 ? <ul className="stack">{nearby.map(rowOf)}</ul> : null}
      {count > 1 ? <Parts {...props} {...{ count, last }} /> : null}
    </>
  );
}

interface RowProps {
  data: StationsData;
  listed: ListedStation;
  now: number | undefined;
  selected: boolean;
  /** The address under which this station is the chosen one. */
  href: string;
}

/** The chosen one lies on oil that reaches into the map. */
function StationRow(props: RowProps) {
  const { listed, selected } = props;
  return (
    <li
      className={styles.row}
      id={`location-${listed.location.id}`}
      data-station={listed.location.key}
      data-selected={selected ? '' : undefined}
      data-tone={selected ? 'amber' : undefined}
    >
      <StationDetails {...props} />
    </li>
  );
}

/** Leads to the next part; in the browser it is added below. */
function Parts(props: StationListProps & { count: number; last: number }) {
  const { count, data, last, parts, query } = props;
  const text = messages[data.culture];
  return (
    <nav className={styles.parts} aria-label={text.results} data-parts="">
      {parts.first > 1 && parts.first === parts.last ? (
        <a className="strong amberInk" href={hrefOf(data, { ...query, part: last - 1 })}>
          {text.previous}
        </a>
      ) : null}
      {last < count ? (
        <ButtonLink
          href={hrefOf(data, { ...query, part: last + 1 })}
          variant="outline"
          icon="arrow-right"
        >
          {text.more}
        </ButtonLink>
      ) : null}
      <span className="quiet">{text.part(last, count)}</span>
    </nav>
  );
}

/** What all that is listed offers. */
function offeredText(data: StationsData, { equipment, service }: MapQuery): string | null {
  const text = messages[data.culture];
  const named = [
    ...(service ? [text.services[service]] : []),
    ...(equipment ? [text.equipment[equipment]] : []),
  ];
  return named.length > 0 ? `${text.onlyWith(named.join(', '))} ` : null;
}

function Count({ data, list, query }: StationListProps) {
  const { culture, heading } = data;
  const text = messages[culture];
  const { exact, from, missing, rows } = list;
  const asked = isAsked(query);
  return (
    <div className={styles.count}>
      <h2 className="step2 tight leading115 anywhere" data-count="">
        {asked ? offeredText(data, query) : null}
        {asked ? foundText({ exact, total: rows.length }, query, culture) : heading}
        {missing.station ? `. ${text.noStation}` : null}
      </h2>
      {data.text && !asked ? <p className={styles.intro}>{data.text}</p> : null}
      {rows[0]?.kilometres === undefined ? null : (
        <p className="quiet">{measuredFrom(list, data)}</p>
      )}
      {from && from.others.length > 0 ? (
        <p className={styles.meant}>
          {text.orMeant}
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
      {asked ? (
        <a className="strong amberInk" href={hrefOf(data, {})}>
          {text.showAll}
        </a>
      ) : null}
    </div>
  );
}

/** What the distances are measured from, so that Frankfurt (Oder) is not taken for Frankfurt am Main. */
function measuredFrom({ from }: List, { culture }: StationsData): string {
  const text = messages[culture];
  if (!from) return text.byDistance;
  if (from.by === 'prefix') return text.distanceFromCodes(from.label);
  if (from.by === 'area') return text.distanceFromArea(from.label);
  if (from.by === 'part') return text.distanceFromGuess(from.label);
  return text.distanceFrom(from.label);
}

function NothingFound({ data, list, query }: StationListProps) {
  const text = messages[data.culture];
  const { category, open, place } = query;
  return (
    <div className={styles.nothing}>
      <Nothing picture="station">
        <h2 className="step2 tight leading115 anywhere" data-count="">
          {nothingText(list, query, data.culture)}
        </h2>
        {place && !(category && list.missing.category) && !open ? <p>{text.noneText}</p> : null}
        {isAsked(query) ? (
          <p>
            <ButtonLink href={hrefOf(data, {})} variant="outline" icon="arrow-right">
              {text.showAll}
            </ButtonLink>
          </p>
        ) : null}
      </Nothing>
    </div>
  );
}
