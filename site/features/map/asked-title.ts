import type { Culture } from '../../page/page-context.ts';
import { stationKey } from '../../page/parameters.ts';
import type { MapData } from './map-data.ts';

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

/** What the address asks of the map, for the title of its page: a station that is there, a place, or what is near or open. */
export function askedTitle({ locations, query }: MapData, culture: Culture): string | undefined {
  const { near, open, place, station } = query;
  const text = words[culture];
  // Anybody can write an address: only what is there gives a page its name.
  const chosen =
    station &&
    locations.find((one) => station.startsWith(one.title) && stationKey(one) === station);
  if (chosen) return chosen.title;
  if (place) return text.place(place);
  if (near) return text.near;
  return open ? text.open : undefined;
}
