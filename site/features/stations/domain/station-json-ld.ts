import type { MapBlock } from '@oilway/store/published/documents.ts';
import { firstTelephone } from '@oilway/store/telephone.ts';
import type { HeadSite } from '../../../pages/blocks/definition.ts';
import { addressThing, type Thing } from '../../../pages/json-ld.ts';
import type { Location, LocationHours } from '../../../pages/page-context.ts';
import { mediaPath } from '../../../pages/paths.ts';
import type { MapPage } from '../map-data.ts';
import { blockLocations } from './block-locations.ts';
import { stationPath } from './station-links.ts';

/** Maximum number of locations in the JSON-LD of a page, by title. */
const maxLocations = 100;

const weekdays: Record<LocationHours['days'], string[]> = {
  monFri: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  mon: ['Monday'],
  tue: ['Tuesday'],
  wed: ['Wednesday'],
  thu: ['Thursday'],
  fri: ['Friday'],
  sat: ['Saturday'],
  sun: ['Sunday'],
};

/** Returns the JSON-LD `ItemList` of a full map with the URLs of the station pages. */
export function stationListJsonLd(block: MapBlock, page: MapPage, site: HeadSite): Thing[] {
  const pages = blockLocations(block, page)
    .slice(0, maxLocations)
    .flatMap((location) => stationPath(page, location) ?? []);
  const item = (path: string, index: number) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: site.absoluteUrl(path),
  });
  return pages.length > 0 ? [{ '@type': 'ItemList', itemListElement: pages.map(item) }] : [];
}

/** Returns the JSON-LD of a station. @param url the URL of its page. @param holidays days on which it is closed, `YYYY-MM-DD`. */
export function stationJsonLd(
  location: Location,
  url: string,
  { absoluteUrl, name, phone }: HeadSite,
  holidays: readonly string[],
): Thing {
  const { country, email, image, latitude, longitude, postalCode, street, title, town } = location;
  const closures = [...location.closures, ...holidays.map((day) => ({ from: day, to: day }))];
  return {
    '@type': 'AutoRepair',
    '@id': url,
    url,
    name: `${name} ${title}`,
    image: typeof image === 'object' && image ? absoluteUrl(mediaPath(image, 1280)) : undefined,
    telephone: firstTelephone(location.phone ?? '', country) ?? phone,
    email: email || undefined,
    address: addressThing({ street, postalCode, town, country: country.toUpperCase() }),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: location.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays[days],
      opens,
      closes,
    })),
    specialOpeningHoursSpecification:
      closures.length > 0
        ? closures.map(({ from, to }) => ({
            '@type': 'OpeningHoursSpecification',
            opens: '00:00',
            closes: '00:00',
            validFrom: from,
            validThrough: to,
          }))
        : undefined,
  };
}
