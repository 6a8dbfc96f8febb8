import type { ReactNode } from 'react';
import { stationKey } from '../../../page/parameters.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { addressOf, hrefOf, type MapPage } from '../map-data.ts';
import { distanceText } from '../rules/distance.ts';
import type { MapQuery } from '../rules/map-query.ts';
import { messages } from '../rules/messages.ts';
import type { StationList } from '../rules/station-list.ts';
import { LocationRow } from './LocationRow.tsx';
import styles from './StationRows.module.css';

interface Props {
  list: StationList;
  page: MapPage;
  /** In the place of the rows of the list. */
  rows?: ReactNode;
}

/** The filter and what was found: the part of the page that the browser asks for anew. */
export function StationRows({ list, page, ...ready }: Props) {
  const { culture } = page;
  const text = messages[culture];
  const { part, parts, rows, selected } = list;
  return (
    <div
      data-station-list=""
      data-shown={isFiltered(page.query) ? JSON.stringify(list.shown.map(stationKey)) : undefined}
    >
      <Kinds list={list} page={page} />
      <Offers list={list} page={page} />
      {rows.length > 0 ? (
        <>
          <Count list={list} page={page} />
          <ul className="stack" data-rows="">
            {ready.rows ??
              rows.map(({ location, kilometres }) => (
                <LocationRow
                  key={location.id}
                  location={location}
                  distance={
                    kilometres === undefined ? undefined : distanceText(kilometres, culture)
                  }
                  page={page}
                  selected={location === selected}
                  href={addressOf(page, stationKey(location))}
                />
              ))}
          </ul>
        </>
      ) : (
        <NothingFound list={list} page={page} />
      )}
      {parts > 1 ? (
        <nav className={styles.parts} aria-label={text.results} data-parts="">
          {part > 1 ? (
            <a
              className={styles.showAll}
              href={hrefOf(page, { ...page.query, part: part - 1 })}
              data-back=""
            >
              {text.previous}
            </a>
          ) : null}
          {part < parts ? (
            <ButtonLink
              href={hrefOf(page, { ...page.query, part: part + 1 })}
              variant="outline"
              icon="arrow-right"
            >
              {text.more}
            </ButtonLink>
          ) : null}
          <span className="quiet medium">{text.part(part, parts)}</span>
        </nav>
      ) : null}
    </div>
  );
}

/**
 * Links, not fields: each is an address of its own and needs no button beside it. What is open now can
 * be asked for beside any kind.
 */
function Kinds({ list, page }: Props) {
  const text = messages[page.culture];
  const { category, open } = page.query;
  const query = filtersOf(page.query);
  const kinds = [{ key: '', title: text.allKinds }, ...list.categories].map(({ key, title }) => {
    const kind = key.toLowerCase();
    const href = hrefOf(page, { ...query, category: kind });
    return { key: kind, title, href, current: kind === (category ?? '') };
  });
  const now = {
    key: openKey,
    title: text.openNow,
    href: hrefOf(page, { ...query, open: !open }),
    current: open ?? false,
  };
  return (
    <nav aria-label={text.kinds}>
      <ul className="wrap gap2 above4 screenOnly">
        {[now, ...(list.categories.length < 2 ? [] : kinds)].map(({ key, ...filter }) => (
          <FilterLink key={key} kind={key} {...filter} />
        ))}
      </ul>
    </nav>
  );
}

/** One of each at most; pressed again it is asked for no more. Folded away until one is. */
function Offers({ list: { offered }, page }: Props) {
  const text = messages[page.culture];
  const query = filtersOf(page.query);
  const { service, equipment } = query;
  const filters = [
    ...offered.services.map((key) => ({
      key,
      title: text.services[key],
      href: hrefOf(page, { ...query, service: key === service ? undefined : key }),
      current: key === service,
    })),
    ...offered.equipment.map((key) => ({
      key,
      title: text.equipment[key],
      href: hrefOf(page, { ...query, equipment: key === equipment ? undefined : key }),
      current: key === equipment,
    })),
  ];
  if (filters.length === 0) return null;
  return (
    <details className={styles.offers} open={Boolean(service || equipment)}>
      <summary className={styles.more}>{text.moreFilters}</summary>
      <ul className="wrap gap2">
        {filters.map(({ key, ...filter }) => (
          <FilterLink key={key} kind={key} {...filter} />
        ))}
      </ul>
    </details>
  );
}

interface ListFilter {
  key: string;
  title: string;
  href: string;
  current: boolean;
}

/** @param kind names it for the browser, which gives it the focus again. */
function FilterLink({ current, href, kind, title }: Omit<ListFilter, 'key'> & { kind: string }) {
  return (
    <li>
      <a
        className={styles.kind}
        href={href}
        data-kind={kind}
        aria-current={current ? 'true' : undefined}
      >
        {current ? <Icon name="check" /> : null}
        {title}
      </a>
    </li>
  );
}

/** What the list is asked for, whichever part and station of it is seen. */
function filtersOf({ category, equipment, near, open, place, service }: MapQuery): MapQuery {
  return { category, equipment, near, open, place, service };
}

/** Whether the list decides which of the markers of its category are shown. */
const isFiltered = ({ equipment, open, service }: MapQuery) =>
  open === true || service !== undefined || equipment !== undefined;

/** What all that is listed offers. */
function offeredText({ culture, query: { equipment, service } }: MapPage): string | null {
  const text = messages[culture];
  const named = [
    ...(service ? [text.services[service]] : []),
    ...(equipment ? [text.equipment[equipment]] : []),
  ];
  return named.length > 0 ? `${text.onlyWith(named.join(', '))} ` : null;
}

/** No category has this key. */
const openKey = '*';

function Count({ list, page }: Props) {
  const text = messages[page.culture];
  const { place, near } = page.query;
  const said = !place
    ? (near ? text.nearYou : text.total)(list.total)
    : list.exact > 0
      ? text.inPlace(list.exact, place)
      : text.noneInPlace(place);
  const measured = list.rows.some(({ kilometres }) => kilometres !== undefined);
  return (
    <div className={styles.count}>
      <p data-count="">
        {offeredText(page)}
        {said}
        {list.missing.station ? `. ${text.noStation}` : null}
      </p>
      {measured ? <p className="quiet medium">{measuredFrom(list, page)}</p> : null}
      {list.from && list.from.others.length > 0 ? (
        <p className={styles.meant}>
          {text.orMeant}
          {list.from.others.map((other) => (
            <a
              key={other}
              className={styles.showAll}
              href={hrefOf(page, { ...filtersOf(page.query), near: undefined, place: other })}
            >
              {other}
            </a>
          ))}
        </p>
      ) : null}
      {Object.values(filtersOf(page.query)).some(Boolean) ? (
        <a className={styles.showAll} href={hrefOf(page, {})}>
          {text.showAll}
        </a>
      ) : null}
    </div>
  );
}

/** What the distances are measured from, so that nobody takes Frankfurt (Oder) for Frankfurt am Main. */
function measuredFrom({ from }: StationList, page: MapPage): string {
  const text = messages[page.culture];
  if (!from) return text.byDistance;
  if (from.by === 'prefix') return text.distanceFromCodes(from.label);
  if (from.by === 'part') return text.distanceFromGuess(from.label);
  return text.distanceFrom(from.label);
}

function NothingFound({ list, page }: Props) {
  const text = messages[page.culture];
  const { place, category, open, service, equipment } = page.query;
  const offers = service || equipment;
  const wrongKind = category && list.missing.category;
  const said = wrongKind
    ? text.noKind
    : open
      ? text.noneOpen
      : offers && list.exact === 0 && !place
        ? text.noneOffers
        : place
          ? text.noneHeading(place)
          : text.total(0);
  return (
    <div className={styles.nothing}>
      <h3 data-count="">{said}</h3>
      {place && !wrongKind && !open ? <p>{text.noneText}</p> : null}
      {place || category || open || offers ? (
        <ButtonLink href={hrefOf(page, {})} variant="outline" icon="arrow-right">
          {text.showAll}
        </ButtonLink>
      ) : null}
    </div>
  );
}
