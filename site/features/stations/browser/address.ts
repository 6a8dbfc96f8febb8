import type { Culture } from '@oilway/store/cultures.ts';
import {
  type MapQuery,
  type MapView,
  mapParameters,
  readMapQuery,
  readMapView,
  writeMapQuery,
} from '../domain/map-query.ts';

/** What an address of this page asks for, by default that of the address bar, and which part of the map it says is seen. */
export function readAddress(
  culture: Culture,
  search = location.search,
): { query: MapQuery; view: MapView | undefined } {
  const parameters = new URLSearchParams(search);
  const read = (name: string) => parameters.get(name) ?? undefined;
  return { query: readMapQuery(culture, read), view: readMapView(culture, read) };
}

/**
 * Puts the question into the address bar: never where the visitor is, nor a part of the list.
 * @param step whether Back leads to what was asked before.
 */
export function writeAddress(
  culture: Culture,
  query: MapQuery,
  view: MapView | undefined,
  step = false,
): void {
  const address = new URLSearchParams(location.search);
  for (const name of Object.values(mapParameters[culture])) address.delete(name);
  const said = { ...query, near: undefined, part: undefined };
  const own = new URLSearchParams(writeMapQuery(culture, said, view));
  for (const [name, value] of own) address.set(name, value);
  const search = address.size > 0 ? `?${String(address).replaceAll('%2C', ',')}` : '';
  if (step && search !== location.search) history.pushState(null, '', location.pathname + search);
  else history.replaceState(history.state, '', location.pathname + search);
}
