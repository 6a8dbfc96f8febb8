import type { MapBlock } from '@oilway/store/published/documents.ts';
import { stationKey } from '../../../page/parameters.ts';
import { Nothing } from '../../../page/parts/Nothing.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { addressOf, hrefOf, type MapPage } from '../map-data.ts';
import { distanceText } from '../rules/distance.ts';
import { filtersOf, type MapQuery } from '../rules/map-query.ts';
import { messages } from '../rules/messages.ts';
import type { ListedLocation } from '../rules/nearest.ts';
import type { StationList } from '../rules/station-list.ts';
import { LocationRow } from './LocationRow.tsx';
import { PlaceChoices } from './PlaceChoices.tsx';
import styles from './StationRows.module.css';

interface Props {
  block: MapBlock;
  list: StationList;
  page: MapPage;
}

/** The filter and what was found, which its heading says: the part of the page that the browser asks for anew. */
export function StationRows({ block, list, page }: Props) {
  const { culture } = page;
  const text = messages[culture];
  const { choices, exactRows, part, parts, rows, selected } = list;
  const rowOf = ({ location, kilometres }: ListedLocation) => (
    <LocationRow
      key={location.id}
      location={location}
      distance={kilometres === undefined ? undefined : distanceText(kilometres, culture)}
      page={page}
      selected={location === selected}
      href={addressOf(page, stationKey(location))}
    />
  );
  return (
    <div
      data-station-list=""
      data-exact={page.query.place === undefined ? undefined : list.exact}
      data-shown={isFiltered(page.query) ? JSON.stringify(list.shown.map(stationKey)) : undefined}
    >
      <Kinds list={list} page={page} />
      <Offers list={list} page={page} />
      {choices.length > 0 ? <PlaceChoices choices={choices} page={page} /> : null}
      {rows.length > 0 ? (
        <>
          <Count block={block} list={list} page={page} />
          {exactRows > 0 ? (
            <ul className="stack" data-rows="">
              {rows.slice(0, exactRows).map(rowOf)}
            </ul>
          ) : null}
          {exactRows > 0 && rows.length > exactRows ? (
            <h3 className={styles.nearby}>{text.nearby}</h3>
          ) : null}
          {rows.length > exactRows ? (
            <ul className="stack" data-rows="">
              {rows.slice(exactRows).map(rowOf)}
            </ul>
          ) : null}
        </>
      ) : choices.length > 0 ? null : (
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
          <span className="quiet">{text.part(part, parts)}</span>
        </nav>
      ) : null}
    </div>
  );
}

/**
 * Links, not fields: each is an address of its own and needs no button beside it. What is open now can
 * be asked for beside any kind.
 */
function Kinds({ list, page }: Pick<Props, 'list' | 'page'>) {
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
function Offers({ list: { offered }, page }: Pick<Props, 'list' | 'page'>) {
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

function Count({ block, list, page }: Props) {
  const text = messages[page.culture];
  const { place, near } = page.query;
  const asked = Object.values(filtersOf(page.query)).some(Boolean);
  const said = !place
    ? (near ? text.nearYou : text.total)(list.total)
    : list.exact > 0
      ? text.inPlace(list.exact, place)
      : text.noneInPlace(place);
  const measured = list.rows.some(({ kilometres }) => kilometres !== undefined);
  return (
    <div className={styles.count}>
      <h2 className={styles.said} data-count="">
        {asked ? offeredText(page) : null}
        {asked ? said : block.heading}
        {list.missing.station ? `. ${text.noStation}` : null}
      </h2>
      {block.text && !asked ? <p className={styles.intro}>{block.text}</p> : null}
      {measured ? <p className="quiet">{measuredFrom(list, page)}</p> : null}
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
      {asked ? (
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
  if (from.by === 'area') return text.distanceFromArea(from.label);
  if (from.by === 'part') return text.distanceFromGuess(from.label);
  return text.distanceFrom(from.label);
}

function NothingFound({ list, page }: Pick<Props, 'list' | 'page'>) {
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
      <Nothing picture="station">
        <h2 className={styles.said} data-count="">
          {said}
        </h2>
        {place && !wrongKind && !open ? <p>{text.noneText}</p> : null}
        {place || category || open || offers ? (
          <p>
            <ButtonLink href={hrefOf(page, {})} variant="outline" icon="arrow-right">
              {text.showAll}
            </ButtonLink>
          </p>
        ) : null}
      </Nothing>
    </div>
  );
}
