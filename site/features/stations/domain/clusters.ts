import Supercluster from 'supercluster';
import type { Coordinates } from './distance.ts';
import type { Station } from './station.ts';

/** One pin of the map: a station, or several that would cover each other. */
export interface Spot extends Coordinates {
  /** The same for the same pin, whatever part of the map is seen. */
  id: string;
  count: number;
  station?: Station;
  /** Its id in the index, where it stands for several. */
  cluster?: number;
}

type Clusters = Supercluster<{ station: Station }>;

/** Degrees; some fifteen metres, seen apart at the deepest zoom. */
const ring = 0.00014;

/** Returns the stations where their pins stand: those of one and the same place in a ring around it. */
export function pinned(stations: readonly Station[]): Station[] {
  const placeOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;
  const there = Map.groupBy(stations, placeOf);
  return stations.map((station) => {
    const same = there.get(placeOf(station)) ?? [];
    if (same.length < 2) return station;
    const angle = (2 * Math.PI * same.indexOf(station)) / same.length;
    return {
      ...station,
      latitude: station.latitude + ring * Math.cos(angle),
      longitude: station.longitude + 1.6 * ring * Math.sin(angle),
    };
  });
}

/** Returns an index of pins: those nearer than 54 pixels on the screen are one, until the last zoom but one. */
export function clustersOf(stations: readonly Station[]): Clusters {
  return new Supercluster<{ station: Station }>({ radius: 54, extent: 256, maxZoom: 15 }).load(
    stations.map((station) => ({
      type: 'Feature',
      properties: { station },
      geometry: { type: 'Point', coordinates: [station.longitude, station.latitude] },
    })),
  );
}

/** Returns the pins of a part of the map (west, south, east, north), from north to south. */
export function spotsIn(
  clusters: Clusters,
  bounds: [west: number, south: number, east: number, north: number],
  zoom: number,
): Spot[] {
  return clusters
    .getClusters(bounds, Math.round(zoom))
    .map(({ geometry, properties }): Spot => {
      if (!('cluster_id' in properties)) return spotOf(properties.station);
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const { cluster_id: cluster, point_count: count } = properties;
      return { id: `cluster-${cluster}`, latitude, longitude, count, cluster };
    })
    .sort((one, other) => other.latitude - one.latitude);
}

/** Returns the pin of one station by itself. */
export function spotOf(station: Station): Spot {
  const { key, latitude, longitude } = station;
  return { id: key, latitude, longitude, count: 1, station };
}
