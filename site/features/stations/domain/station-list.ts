import type { Culture } from '@oilway/store/cultures.ts';
import type { HolidayCalendar } from '@oilway/store/holidays.ts';
import type { LocationService } from '../../../pages/page-context.ts';
import type { FoundPlace, PlaceChoice } from '../schema.ts';
import { holidaysIn } from './german-land.ts';
import { filtersOf, type MapQuery, writeMapQuery } from './map-query.ts';
import { type ListedLocation, nearest } from './nearest.ts';
import { type Equipment, equipment, offers, services } from './offers.ts';
import { type OpeningNow, openingAt } from './opening-now.ts';
import type { Station, StationCategory } from './station.ts';

/** The stations of a map block, and what list and map are about. Plain data, as the browser gets it. */
export interface StationsData {
  culture: Culture;
  /** Of the page, without a query. */
  path: string;
  /** Its name where the query gives it none. */
  pageTitle: string;
  heading: string;
  text?: string | null | undefined;
  /** In the order of the list. */
  stations: readonly Station[];
  categories: readonly StationCategory[];
  /** The key of the station that the editor put forward. */
  featured?: string | undefined;
  /** The days that stations may be closed on, by region. */
  holidays: HolidayCalendar;
}

/** What is asked of the stations, and what is known to answer it. */
export interface AskedStations {
  query: MapQuery;
  /** Where the place of the query lies, if the country has it. */
  place?: FoundPlace | undefined;
  /** Milliseconds since the epoch, for what is open now; without it all are taken to be. */
  now?: number | undefined;
  /** The visitor has taken the choice back: no station is suggested. */
  cleared?: boolean;
}

export type ListedStation = ListedLocation<Station>;

/** What a full map shows for what it was asked. */
export interface StationList {
  /** The stations on the map: all, or those of the asked category, that offer what is asked, or are open now. */
  shown: readonly Station[];
  /** Those that the map frames: what was found at a place or is nearest to it, the chosen one, or what the filters leave; empty for the whole country. */
  hits: readonly Station[];
  /** All that is listed. */
  rows: readonly ListedStation[];
  /** Rows in one part of the list. */
  size: number;
  /** The known place that the distances are measured from. */
  from: FoundPlace | undefined;
  /** Places of which the visitor has to choose one first; empty where it is clear which is meant. */
  choices: readonly PlaceChoice[];
  /** How many of the rows are what was asked for; the others are the nearest beside them. */
  exact: number;
  /** The chosen station, or where none is, the one that is suggested. */
  selected: Station | undefined;
  /** What can be asked for: what some station offers. */
  offered: { services: LocationService[]; equipment: Equipment[] };
  /** Something was asked for that does not exist. */
  missing: { category: boolean; station: boolean };
}

/** Rows in one part of the list: the nearest ones to a place, or a page of all. */
export const partSize = { near: 10, all: 50 };

/** Returns the list of the stations that are asked for, on the server and in the browser alike. */
export function stationList(data: StationsData, asked: AskedStations): StationList {
  const { stations } = data;
  const { query, place } = asked;
  const ofKind = query.category
    ? stations.filter(({ category }) => category?.key === query.category)
    : stations;
  const offering = ofKind.filter((station) => offers(station, query));
  const shown = query.open
    ? offering.filter((station) => openingOf(station, data, asked.now)?.state !== 'closed')
    : offering;
  const { rows, exact, from, choices = [] } = nearest(shown, { ...query, found: place });
  const isNear = Boolean(query.place || query.near);
  const withKey = (key: string | undefined) => key && shown.find((station) => station.key === key);
  const chosen = withKey(query.station) || undefined;
  const suggested = isNear ? rows[0]?.location : withKey(data.featured) || undefined;
  return {
    shown,
    hits: isNear
      ? framed(rows, query.near ? 0 : exact)
      : chosen
        ? [chosen]
        : isFiltered(query)
          ? shown
          : [],
    rows,
    size: isNear ? partSize.near : partSize.all,
    exact,
    from,
    choices,
    selected: chosen ?? (asked.cleared ? undefined : suggested),
    offered: {
      services: services.filter((service) => stations.some((one) => offers(one, { service }))),
      equipment: equipment.filter((one) => stations.some((has) => offers(has, { equipment: one }))),
    },
    missing: {
      category: query.category !== undefined && ofKind.length === 0,
      station: query.station !== undefined && !offering.some(({ key }) => key === query.station),
    },
  };
}

/** What was found at a place; where that is nothing, the nearest one and those about as far away, three at most. */
function framed(rows: readonly ListedStation[], exact: number): Station[] {
  const most = Math.max(15, 1.5 * (rows[0]?.kilometres ?? 0));
  const hits =
    exact > 0
      ? rows.slice(0, exact)
      : rows.slice(0, 3).filter(({ kilometres = 0 }) => kilometres <= most);
  return hits.map(({ location }) => location);
}

/** Whether the list has fewer stations than the block. */
const isFiltered = ({ category, equipment, open, service }: MapQuery) =>
  Boolean(category || equipment || open || service);

/** Returns whether a station is open, by the clock and the holidays of its place; undefined without a moment. */
export function openingOf(
  station: Station,
  { holidays }: StationsData,
  now: number | undefined,
): OpeningNow | undefined {
  if (now === undefined) return undefined;
  return openingAt(new Date(now), station, holidaysIn(holidays, station.regions));
}

/** Returns the address of the page for a query. */
export function hrefOf({ culture, path }: StationsData, query: MapQuery): string {
  return path + writeMapQuery(culture, query);
}

/** Returns the address of the page with other filters. */
export function filteredHref(data: StationsData, query: MapQuery, change: MapQuery): string {
  return hrefOf(data, { ...filtersOf(query), ...change });
}
