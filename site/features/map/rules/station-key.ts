import type { Coordinates } from './distance.ts';

/**
 * What a marker and a row of the list have in common, and what stands in the address: a marker of
 * GetMarkers has no id (specification section 3), but no two stations have title and place alike.
 */
export function stationKey({
  title,
  latitude,
  longitude,
}: { title: string } & Coordinates): string {
  return `${title},${latitude},${longitude}`;
}
