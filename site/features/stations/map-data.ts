import type { HolidayCalendar } from '@oilway/store/holidays.ts';
import type { StreetTiles } from '@oilway/store/settings.ts';
import type { Location, PageContext } from '../../pages/page-context.ts';
import type { MapQuery } from './domain/map-query.ts';
import type { FoundPlace } from './schema.ts';

/** What a map shows of its page's culture, and what it is asked. */
export interface MapData {
  locations: readonly Location[];
  query: MapQuery;
  /** The days that locations may be closed on, and when it was asked for. */
  holidays?: HolidayCalendar;
  moment?: Date;
  /** Where the place lies that it is asked for, if the country has it. */
  place?: FoundPlace | undefined;
  /** The street map below the pins, where the operator supplies one. */
  streetTiles?: StreetTiles | undefined;
}

/** A page with a map on it. */
export type MapPage = PageContext & MapData;

/** Where the street map comes from: what the browser needs of it, and nothing of where it lies on the server's disk. */
export type TileSource = Pick<
  StreetTiles,
  'address' | 'attribution' | 'bounds' | 'foreign' | 'maxZoom' | 'minZoom'
>;
