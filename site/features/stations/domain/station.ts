import { telephonesIn } from '@oilway/store/telephone.ts';
import type {
  Location,
  LocationHours,
  LocationService,
  PageContext,
} from '../../../pages/page-context.ts';
import { stationKey } from '../../../pages/search-param-names.ts';
import type { SearchableLocation } from './find-locations.ts';
import { holidayRegions } from './german-land.ts';
import type { Equipment } from './offers.ts';
import type { ClosurePeriod } from './opening-status.ts';
import { stationPath } from './station-links.ts';

/** A station in list and map; serializable. */
export interface Station extends SearchableLocation {
  id: number;
  /** `stationKey`. */
  key: string;
  icon: Location['icon'];
  /** Undefined if it is not published. */
  category?: StationCategory | undefined;
  telephones: { href: string; text: string }[];
  hours: LocationHours[];
  closures: ClosurePeriod[];
  /** Its holiday regions, see `holidayRegions`. */
  regions: string;
  services: LocationService[];
  equipment: Equipment[];
  /** The path of its page. */
  page?: string | undefined;
}

export interface StationCategory {
  /** In lower case, as in URLs. */
  key: string;
  title: string;
}

/** Converts a location to a station. */
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
    regions: holidayRegions(location),
    services: location.services ?? [],
    equipment: location.equipment ?? [],
    page: stationPath(page, location),
  };
}
