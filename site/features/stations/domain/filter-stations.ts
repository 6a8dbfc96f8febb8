import type { HolidayCalendar } from '@oilway/store/holidays.ts';
import type { Locale } from '@oilway/store/locales.ts';
import type { LocationService } from '../../../pages/page-context.ts';
import type { GeocodedPlace, PlaceChoice } from '../schema.ts';
import { findNearest, type LocationListItem } from './find-nearest.ts';
import { holidaysIn } from './german-land.ts';
import { filtersOf, type MapQuery, writeMapQuery } from './map-query.ts';
import { type Equipment, equipment, matchesOfferFilter, services } from './offers.ts';
import { type OpeningStatus, openingStatusAt } from './opening-status.ts';
import type { Station, StationCategory } from './station.ts';

/** The data of a map block for list and map; serializable. */
export interface StationsData {
  locale: Locale;
  /** The path of the page, without a query. */
  path: string;
  /** The page title if the query has none. */
  pageTitle: string;
  heading: string;
  text?: string | null | undefined;
  /** In the order of the list. */
  stations: readonly Station[];
  categories: readonly StationCategory[];
  /** The key of the featured station. */
  featured?: string | undefined;
  holidays: HolidayCalendar;
}

/** The parameters of `stationList`. */
export interface StationListQuery {
  query: MapQuery;
  /** The geocoded place of the query, if found. */
  place?: GeocodedPlace | undefined;
  /** Milliseconds since the epoch, for the `open` filter; without it all stations count as open. */
  now?: number | undefined;
  /** The visitor has cleared the selection: no station is suggested. */
  isSelectionCleared?: boolean;
}

export type StationListItem = LocationListItem<Station>;

/** The content of a full map for a query. */
export interface StationList {
  /** The stations on the map: those that match category, service, equipment and opening filters. */
  visible: readonly Station[];
  /** The stations that the map is fitted to: search results, the selected or the filtered ones; empty for the whole country. */
  stationsToFit: readonly Station[];
  rows: readonly StationListItem[];
  /** Rows per page of the list. */
  pageSize: number;
  /** The geocoded place that the distances are measured from. */
  from: GeocodedPlace | undefined;
  /** Places of which the visitor has to choose one first; empty if the query is unambiguous. */
  choices: readonly PlaceChoice[];
  /** How many of the rows match the query; the others are the nearest ones. */
  exact: number;
  /** The selected station, else the suggested one. */
  selected: Station | undefined;
  /** The services and equipment that at least one station offers. */
  availableOffers: { services: LocationService[]; equipment: Equipment[] };
  /** Whether the query names a category or station that does not exist. */
  missing: { category: boolean; station: boolean };
}

/** Rows per page of the list, with and without a place. */
export const pageSizes = { near: 10, all: 50 };

/** Computes the station list for a query; used on server and client. */
export function filterStations(data: StationsData, params: StationListQuery): StationList {
  const { stations } = data;
  const { query, place } = params;
  const inCategory = query.category
    ? stations.filter(({ category }) => category?.key === query.category)
    : stations;
  const withOffers = inCategory.filter((station) => matchesOfferFilter(station, query));
  const visible = query.open
    ? withOffers.filter((station) => openingStatusOf(station, data, params.now)?.state !== 'closed')
    : withOffers;
  const { rows, exact, from, choices = [] } = findNearest(visible, { ...query, found: place });
  const isNear = Boolean(query.place || query.near);
  const findByKey = (key: string | undefined) =>
    key && visible.find((station) => station.key === key);
  const selected = findByKey(query.station) || undefined;
  const suggested = isNear ? rows[0]?.location : findByKey(data.featured) || undefined;
  return {
    visible,
    stationsToFit: isNear
      ? stationsToFit(rows, query.near ? 0 : exact)
      : selected
        ? [selected]
        : isFiltered(query)
          ? visible
          : [],
    rows,
    pageSize: isNear ? pageSizes.near : pageSizes.all,
    exact,
    from,
    choices,
    selected: selected ?? (params.isSelectionCleared ? undefined : suggested),
    availableOffers: {
      services: services.filter((service) =>
        stations.some((one) => matchesOfferFilter(one, { service })),
      ),
      equipment: equipment.filter((one) =>
        stations.some((station) => matchesOfferFilter(station, { equipment: one })),
      ),
    },
    missing: {
      category: query.category !== undefined && inCategory.length === 0,
      station: query.station !== undefined && !withOffers.some(({ key }) => key === query.station),
    },
  };
}

/** Returns the stations at the place, or the nearest one and those about as far away, at most three. */
function stationsToFit(rows: readonly StationListItem[], exact: number): Station[] {
  const maxDistance = Math.max(15, 1.5 * (rows[0]?.kilometres ?? 0));
  const hits =
    exact > 0
      ? rows.slice(0, exact)
      : rows.slice(0, 3).filter(({ kilometres = 0 }) => kilometres <= maxDistance);
  return hits.map(({ location }) => location);
}

/** Returns whether category, equipment, opening or service filters are active. */
const isFiltered = ({ category, equipment, open, service }: MapQuery) =>
  Boolean(category || equipment || open || service);

/** Returns the opening status of a station at a time, with its regional holidays; undefined without a time. */
export function openingStatusOf(
  station: Station,
  { holidays }: StationsData,
  now: number | undefined,
): OpeningStatus | undefined {
  if (now === undefined) return undefined;
  return openingStatusAt(new Date(now), station, holidaysIn(holidays, station.regions));
}

/** Returns the URL of the page for a query. */
export function hrefOf({ locale, path }: StationsData, query: MapQuery): string {
  return path + writeMapQuery(locale, query);
}

/** Returns the URL of the page with changed filters. */
export function filteredHref(data: StationsData, query: MapQuery, change: MapQuery): string {
  return hrefOf(data, { ...filtersOf(query), ...change });
}
