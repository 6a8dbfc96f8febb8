import type { Locale } from '@oilway/store/locales.ts';
import {
  type MapQuery,
  type MapView,
  mapParameters,
  readMapQuery,
  readMapView,
  writeMapQuery,
} from '../domain/map-query.ts';

/** Returns the map query and the map view in a query string, by default that of the address bar. */
export function readUrlState(
  locale: Locale,
  search = location.search,
): { query: MapQuery; view: MapView | undefined } {
  const parameters = new URLSearchParams(search);
  const readParam = (name: string) => parameters.get(name) ?? undefined;
  return { query: readMapQuery(locale, readParam), view: readMapView(locale, readParam) };
}

/**
 * Writes query and view to the address bar, without the visitor's position and the list page.
 * @param shouldPush adds a history entry instead of replacing the current one.
 */
export function writeUrlState(
  locale: Locale,
  query: MapQuery,
  view: MapView | undefined,
  shouldPush = false,
): void {
  const params = new URLSearchParams(location.search);
  for (const name of Object.values(mapParameters[locale])) params.delete(name);
  const publicQuery = { ...query, near: undefined, part: undefined };
  const newParams = new URLSearchParams(writeMapQuery(locale, publicQuery, view));
  for (const [name, value] of newParams) params.set(name, value);
  const search = params.size > 0 ? `?${String(params).replaceAll('%2C', ',')}` : '';
  if (shouldPush && search !== location.search)
    history.pushState(null, '', location.pathname + search);
  else history.replaceState(history.state, '', location.pathname + search);
}
