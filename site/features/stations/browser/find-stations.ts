import type { Culture } from '@oilway/store/cultures.ts';
import type { MapQuery } from '../domain/map-query.ts';
import type { FoundStations } from '../schema.ts';

/** Asks the server where a place lies and what is nearest to it. @throws when there is no answer. */
export async function findStations(
  culture: Culture,
  { near, place }: Pick<MapQuery, 'near' | 'place'>,
  signal: AbortSignal,
): Promise<FoundStations> {
  const asked = new URLSearchParams({
    cultureName: culture,
    ...(place && { place }),
    ...(near && { near: `${near.latitude},${near.longitude}` }),
  });
  const answer = await fetch(`/api/stations?${asked}`, { signal });
  if (!answer.ok) throw new Error(`findStations answered ${answer.status}`);
  return (await answer.json()) as FoundStations;
}
