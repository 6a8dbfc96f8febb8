import type { Locale } from '@oilway/store/locales.ts';
import type { MapQuery } from '../domain/map-query.ts';
import type { StationSearchResult } from '../schema.ts';

/** Calls `findStations`: geocodes a place and returns the nearest stations. @throws when the request fails or is not successful. */
export async function findStations(
  locale: Locale,
  { near, place }: Pick<MapQuery, 'near' | 'place'>,
  signal: AbortSignal,
): Promise<StationSearchResult> {
  const params = new URLSearchParams({
    cultureName: locale,
    ...(place && { place }),
    ...(near && { near: `${near.latitude},${near.longitude}` }),
  });
  const response = await fetch(`/api/stations?${params}`, { signal });
  if (!response.ok) throw new Error(`findStations failed with status ${response.status}`);
  return (await response.json()) as StationSearchResult;
}
