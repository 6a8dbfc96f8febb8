import { rootOf } from '@oilway/store/cultures.ts';
import type { MapBlock } from '@oilway/store/published/documents.ts';
import type { HeadOfSite } from '../../../page/blocks/definition.ts';
import { autoRepair, type OpeningHours, type Thing, type Weekday } from '../../../page/json-ld.ts';
import type { Location, LocationHours } from '../../../page/page-context.ts';
import { mediaPath } from '../../../paths.ts';
import type { MapPage } from '../map-data.ts';
import { stationPath } from './reach.ts';
import { shownLocations } from './station-list.ts';

/** A page tells of this many locations at most, by title; the list itself has all of them. */
const mostLocations = 100;

const weekdays: Record<LocationHours['days'], Weekday[]> = {
  monFri: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  mon: ['Monday'],
  tue: ['Tuesday'],
  wed: ['Wednesday'],
  thu: ['Thursday'],
  fri: ['Friday'],
  sat: ['Saturday'],
  sun: ['Sunday'],
};

/** The stations beside a full map, for search engines. */
export function stationThings(block: MapBlock, page: MapPage, site: HeadOfSite): Thing[] {
  const here = site.absolute(page.breadcrumbs.at(-1)?.href ?? rootOf(page.culture));
  const stations = shownLocations(block, page).slice(0, mostLocations);
  return stations.map((location) => {
    const path = stationPath(page, location);
    const url = path ? site.absolute(path) : `${here}#location-${location.id}`;
    return stationThing(location, url, site);
  });
}

/** @param url of its page. */
export function stationThing(
  location: Location,
  url: string,
  { absolute, name, phone }: HeadOfSite,
): Thing {
  const { closures, country, email, image, latitude, longitude, postalCode, street, title, town } =
    location;
  return autoRepair({
    url,
    name: `${name} ${title}`,
    address: { street, postalCode, town, country: country.toUpperCase() },
    latitude,
    longitude,
    opening: location.hours.map(openingOf),
    closures,
    image: typeof image === 'object' && image ? absolute(mediaPath(image, 1280)) : undefined,
    telephone: location.phone || phone,
    email: email || undefined,
  });
}

function openingOf({ days, opens, closes }: LocationHours): OpeningHours {
  return { days: weekdays[days], opens, closes };
}
