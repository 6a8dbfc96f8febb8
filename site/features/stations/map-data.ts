import type { HolidayCalendar } from '@oilway/store/holidays.ts';
import type { StreetTiles } from '@oilway/store/settings.ts';
import type { Location, PageContext } from '../../pages/page-context.ts';
import type { MapQuery } from './domain/map-query.ts';
import type { GeocodedPlace } from './schema.ts';

/** The data of a map block: the locations of the page's locale and the query. */
export interface MapData {
  locations: readonly Location[];
  query: MapQuery;
  /** The holidays by region. */
  holidays?: HolidayCalendar;
  renderedAt?: Date;
  /** The place of the query; undefined if it is not found. */
  place?: GeocodedPlace | undefined;
  /** The street map below the pins, if the operator configures one. */
  streetTiles?: StreetTiles | undefined;
}

/** A page with a map on it. */
export type MapPage = PageContext & MapData;

/** The settings of the street map that the browser needs; without the path of its file on the server. */
export type TileSource = Pick<
  StreetTiles,
  'attribution' | 'bounds' | 'maxZoom' | 'minZoom' | 'thirdPartyOrigin' | 'urlTemplate'
>;
