import type { Locale } from '../../pages/page-context.ts';
import { stationKey } from '../../pages/search-param-names.ts';
import type { Coordinates } from './domain/distance.ts';
import type { MapQuery } from './domain/map-query.ts';

const german = {
  place: (place: string) => `Stationen zu „${place}“`,
  near: 'Stationen in Ihrer Nähe',
  open: 'Jetzt geöffnete Stationen',
};

const titles: Record<Locale, typeof german> = {
  'de-DE': german,
  'pl-PL': {
    place: (place) => `Stacje dla „${place}”`,
    near: 'Stacje w pobliżu',
    open: 'Stacje otwarte teraz',
  },
};

/** Returns the page title for a map query: an existing station, a place, nearby or open stations; undefined otherwise. */
export function mapTitle(
  locations: readonly (Coordinates & { title: string })[],
  query: MapQuery,
  locale: Locale,
): string | undefined {
  const { near, open, place, station } = query;
  const text = titles[locale];
  // The query is untrusted input, so only the name of an existing station becomes the title.
  const selected =
    station &&
    locations.find((one) => station.startsWith(one.title) && stationKey(one) === station);
  if (selected) return selected.title;
  if (place) return text.place(place);
  if (near) return text.near;
  return open ? text.open : undefined;
}
