import Supercluster from 'supercluster';
import type { Coordinates } from './distance.ts';
import type { Station } from './station.ts';

/** A pin of the map: a station, or a cluster of stations that would overlap. */
export interface MapMarker extends Coordinates {
  /** Stable across views of the map. */
  id: string;
  count: number;
  station?: Station;
  /** The id of the cluster in the index. */
  cluster?: number;
}

type ClusterIndex = Supercluster<{ station: Station }>;

/** In degrees, about 15 metres: visible at the maximum zoom. */
const spreadRadius = 0.00014;

/** Returns the stations at the coordinates of their pins; those at one position are spread in a ring. */
export function spreadColocated(stations: readonly Station[]): Station[] {
  const positionKey = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;
  const byPosition = Map.groupBy(stations, positionKey);
  return stations.map((station) => {
    const colocated = byPosition.get(positionKey(station)) ?? [];
    if (colocated.length < 2) return station;
    const angle = (2 * Math.PI * colocated.indexOf(station)) / colocated.length;
    return {
      ...station,
      latitude: station.latitude + spreadRadius * Math.cos(angle),
      longitude: station.longitude + 1.6 * spreadRadius * Math.sin(angle),
    };
  });
}

/** Returns a cluster index that merges pins closer than 54 pixels, up to the second highest zoom level. */
export function buildClusterIndex(stations: readonly Station[]): ClusterIndex {
  return new Supercluster<{ station: Station }>({ radius: 54, extent: 256, maxZoom: 15 }).load(
    stations.map((station) => ({
      type: 'Feature',
      properties: { station },
      geometry: { type: 'Point', coordinates: [station.longitude, station.latitude] },
    })),
  );
}

/** Returns the markers in bounds (west, south, east, north), from north to south. */
export function markersInBounds(
  clusters: ClusterIndex,
  bounds: [west: number, south: number, east: number, north: number],
  zoom: number,
): MapMarker[] {
  return clusters
    .getClusters(bounds, Math.round(zoom))
    .map(({ geometry, properties }): MapMarker => {
      if (!('cluster_id' in properties)) return stationMarker(properties.station);
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const { cluster_id: cluster, point_count: count } = properties;
      return { id: `cluster-${cluster}`, latitude, longitude, count, cluster };
    })
    .sort((one, other) => other.latitude - one.latitude);
}

/** Returns the marker of a single station. */
export function stationMarker(station: Station): MapMarker {
  const { key, latitude, longitude } = station;
  return { id: key, latitude, longitude, count: 1, station };
}
