import type { HolidayCalendar } from '@oilway/store/holidays.ts';
import type { StreetTiles } from '@oilway/store/settings.ts';
import type { Location, PageContext } from '../../page/page-context.ts';
import type { FoundPlace } from './places/place-search.ts';
import { type MapQuery, writeMapQuery } from './rules/map-query.ts';

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

/** The address of the page with the map, asked for this. */
export function hrefOf({ breadcrumbs, culture, locationsPath }: MapPage, query: MapQuery): string {
  const path = breadcrumbs.at(-1)?.href ?? locationsPath ?? '';
  return path + writeMapQuery(culture, query);
}

/** The same of the page as it is asked, with a station chosen by its key. */
export function addressOf(page: MapPage, station: string): string {
  return hrefOf(page, { ...page.query, part: 1, station });
}
