import type { Coordinates } from '../domain/distance.ts';
import type { Station } from '../domain/station.ts';

/** A station on the map. */
export interface Marker {
  station: Station;
  /** Where its pin stands: markers of one and the same place stand in a ring around it. */
  shown: Coordinates;
}

/** Degrees; some fifteen metres, told apart at the deepest zoom. */
const ring = 0.00014;

/** Returns the markers of some stations. */
export function markersOf(stations: readonly Station[]): Marker[] {
  const placeOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;
  const there = Map.groupBy(stations, placeOf);
  return stations.map((station) => {
    const { latitude, longitude } = station;
    const same = there.get(placeOf(station)) ?? [];
    const angle = (2 * Math.PI * same.indexOf(station)) / same.length;
    const shown =
      same.length < 2
        ? { latitude, longitude }
        : {
            latitude: latitude + ring * Math.cos(angle),
            longitude: longitude + 1.6 * ring * Math.sin(angle),
          };
    return { station, shown };
  });
}
