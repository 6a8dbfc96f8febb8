import type { MapBlock } from '@oilway/store/published/documents.ts';
import { firstTelephone } from '@oilway/store/telephone.ts';
import type { SiteOfHead } from '../../../pages/blocks/definition.ts';
import { autoRepair, type OpeningHours, type Thing, type Weekday } from '../../../pages/json-ld.ts';
import type { Location, LocationHours } from '../../../pages/page-context.ts';
import { mediaPath } from '../../../pages/paths.ts';
import type { MapPage } from '../map-data.ts';
import { shownLocations } from './block-stations.ts';
import { stationPath } from './reach.ts';

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

/** Which stations a full map shows, for search engines: what there is to know of one stands on its page. */
export function stationThings(block: MapBlock, page: MapPage, site: SiteOfHead): Thing[] {
  const pages = shownLocations(block, page)
    .slice(0, mostLocations)
    .flatMap((location) => stationPath(page, location) ?? []);
  const item = (path: string, index: number) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: site.absolute(path),
  });
  return pages.length > 0 ? [{ '@type': 'ItemList', itemListElement: pages.map(item) }] : [];
}

/** @param url of its page. @param holidays on which it is closed, `YYYY-MM-DD` each. */
export function stationThing(
  location: Location,
  url: string,
  { absolute, name, phone }: SiteOfHead,
  holidays: readonly string[],
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
    closures: [...closures, ...holidays.map((day) => ({ from: day, to: day }))],
    image: typeof image === 'object' && image ? absolute(mediaPath(image, 1280)) : undefined,
    telephone: firstTelephone(location.phone ?? '', country) ?? phone,
    email: email || undefined,
  });
}

function openingOf({ days, opens, closes }: LocationHours): OpeningHours {
  return { days: weekdays[days], opens, closes };
}
