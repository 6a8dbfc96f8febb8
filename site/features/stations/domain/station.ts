import { telephonesIn } from '@oilway/store/telephone.ts';
import type {
  Location,
  LocationHours,
  LocationService,
  PageContext,
} from '../../../pages/page-context.ts';
import { stationKey } from '../../../pages/parameters.ts';
import type { SearchedLocation } from './find-locations.ts';
import { regionsOf } from './german-land.ts';
import type { Equipment } from './offers.ts';
import type { ClosedSpan } from './opening-now.ts';
import { stationPath } from './reach.ts';

/** What list and map show of a station. Plain data: the browser has the same as the server. */
export interface Station extends SearchedLocation {
  id: number;
  /** `stationKey`. */
  key: string;
  icon: Location['icon'];
  /** Absent where it is not published. */
  category?: StationCategory | undefined;
  telephones: { href: string; text: string }[];
  hours: LocationHours[];
  closures: ClosedSpan[];
  /** Whose holidays it keeps, see `regionsOf`. */
  regions: string;
  services: LocationService[];
  equipment: Equipment[];
  /** The path of its page. */
  page?: string | undefined;
}

export interface StationCategory {
  /** In lower case, as addresses have it. */
  key: string;
  title: string;
}

/** Returns what list and map show of a location. */
export function stationOf(location: Location, page: Pick<PageContext, 'locationsPath'>): Station {
  const { category, icon, id, latitude, longitude, postalCode, street, title, town } = location;
  return {
    id,
    key: stationKey(location),
    title,
    street,
    postalCode,
    town,
    latitude,
    longitude,
    icon,
    category:
      category && typeof category === 'object'
        ? { key: category.key.toLowerCase(), title: category.title }
        : undefined,
    telephones: telephonesIn(location.phone ?? '', location.country),
    hours: location.hours.map(({ days, opens, closes }) => ({ days, opens, closes })),
    closures: location.closures.map(({ from, to }) => ({ from, to })),
    regions: regionsOf(location),
    services: location.services ?? [],
    equipment: location.equipment ?? [],
    page: stationPath(page, location),
  };
}
