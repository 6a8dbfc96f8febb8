import type { Culture } from '../../pages/page-context.ts';
import { stationKey } from '../../pages/parameters.ts';
import type { Coordinates } from './domain/distance.ts';
import type { MapQuery } from './domain/map-query.ts';

const german = {
  place: (place: string) => `Stationen zu „${place}“`,
  near: 'Stationen in Ihrer Nähe',
  open: 'Jetzt geöffnete Stationen',
};

const words: Record<Culture, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    place: (place) => `Stacje dla „${place}”`,
    near: 'Stacje w pobliżu',
    open: 'Stacje otwarte teraz',
  },
};

/** Returns the title of the page for what the address asks the map: an existing station, a place, or stations that are near or open. */
export function titleFor(
  locations: readonly (Coordinates & { title: string })[],
  query: MapQuery,
  culture: Culture,
): string | undefined {
  const { near, open, place, station } = query;
  const text = words[culture];
  // An address can be written by anyone, so only an existing station names the page.
  const chosen =
    station &&
    locations.find((one) => station.startsWith(one.title) && stationKey(one) === station);
  if (chosen) return chosen.title;
  if (place) return text.place(place);
  if (near) return text.near;
  return open ? text.open : undefined;
}
