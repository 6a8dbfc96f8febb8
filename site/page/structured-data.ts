import { localeOf, rootOf } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import { shownLocations } from '../features/map/rules/shown-locations.ts';
import { mediaPath } from '../paths.ts';
import {
  autoRepair,
  breadcrumbList,
  type Opening,
  organization,
  type Thing,
  type Weekday,
  webSite,
} from './json-ld.ts';
import type { LoadedPage } from './load-page.ts';
import type { Location, LocationHours } from './page-context.ts';

/** A page tells of this many locations at most, by title; the list itself has all of them. */
const mostLocations = 100;

const weekdays: Record<LocationHours['days'], Weekday[]> = {
  monFri: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  sat: ['Saturday'],
  sun: ['Sunday'],
};

/** Who runs the site, on the home page; where a page stands, below it; the stations beside the full map. */
export function structuredDataOf(
  { context, page }: LoadedPage,
  settings: Setting,
  origin: string,
): Thing[] {
  const absolute = (path: string) => new URL(path, origin).href;
  const { breadcrumbs, culture, node } = context;
  const crumbs = breadcrumbs.map(({ label, href }) => ({ name: label, url: absolute(href) }));
  const about = node.home ? owner() : crumbs.length > 1 ? [breadcrumbList(crumbs)] : [];
  const map = page.blocks?.find((block) => block.blockType === 'map' && block.display === 'full');
  const here = crumbs.at(-1)?.url ?? absolute(rootOf(culture));
  const shown = map?.blockType === 'map' ? shownLocations(map, context) : [];
  return [...about, ...shown.slice(0, mostLocations).map(station)];

  function owner(): Thing[] {
    const home = absolute(rootOf(culture));
    const name = context.settings.company;
    return [
      organization({
        home,
        name,
        logo: absolute('/icon-512.png'),
        address: settings.address?.replaceAll('\n', ', ') || undefined,
        telephone: settings.phone || undefined,
        email: settings.email || undefined,
      }),
      webSite({ home, name: settings.seoTitleSuffix || name, language: localeOf(culture) }),
    ];
  }

  function station(location: Location): Thing {
    const {
      country,
      email,
      id,
      image,
      latitude,
      longitude,
      phone,
      postalCode,
      street,
      title,
      town,
    } = location;
    return autoRepair({
      url: `${here}#location-${id}`,
      name: `${settings.seoTitleSuffix || context.settings.company} ${title}`,
      address: { street, postalCode, town, country: country.toUpperCase() },
      latitude,
      longitude,
      opening: location.hours.map(openingOf),
      image: typeof image === 'object' && image ? absolute(mediaPath(image, 1280)) : undefined,
      telephone: phone || settings.phone || undefined,
      email: email || undefined,
    });
  }
}

function openingOf({ days, opens, closes }: LocationHours): Opening {
  return { days: weekdays[days], opens, closes };
}
