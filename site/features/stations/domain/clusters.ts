import Supercluster from 'supercluster';
import type { Coordinates } from './distance.ts';

/** Something a map has a pin for. */
interface Placed {
  /** Where its pin stands. */
  shown: Coordinates;
}

/** One pin of the map: a marker, or several that would cover each other. */
export interface Spot<M> extends Coordinates {
  /** The same for the same pin, whatever part of the map is seen. */
  id: string;
  count: number;
  marker?: M;
  /** For `expansionZoom`. */
  cluster?: number;
}

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Pins nearer than this on the screen share one, in pixels. Nobody reads hundreds of pins at once. */
const radius = { few: 54, many: 80 };
/** From so many markers on they are many. */
const many = 1000;
/** From this zoom on every marker has its own pin. */
const deepest = 15;

/** Finds the pins of a part of the map. Ten thousand markers are sorted in some 20 ms, once. */
export class Clusters<M extends Placed> {
  readonly #markers: readonly M[];
  readonly #index: Supercluster<{ at: number }>;

  constructor(markers: readonly M[]) {
    this.#markers = markers;
    this.#index = new Supercluster({
      radius: markers.length < many ? radius.few : radius.many,
      extent: 256,
      maxZoom: deepest,
    });
    this.#index.load(
      markers.map(({ shown }, at) => ({
        type: 'Feature',
        properties: { at },
        geometry: { type: 'Point', coordinates: [shown.longitude, shown.latitude] },
      })),
    );
  }

  /** From north to south. `apart` keeps out of all clusters, for it is drawn by itself. */
  spots({ west, south, east, north }: Bounds, zoom: number, apart?: M): Spot<M>[] {
    const found = this.#index.getClusters([west, south, east, north], Math.round(zoom));
    return found
      .flatMap((feature) => {
        const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
        const place = { latitude, longitude };
        const { properties } = feature;
        if (!('cluster_id' in properties)) return this.#single(properties.at, apart);
        const { cluster_id: cluster, point_count: count } = properties;
        if (!apart || !near(place, apart, zoom) || !this.#holds(cluster, apart))
          return [{ id: `cluster-${cluster}`, ...place, count, cluster }];
        if (count > 2) return [{ id: `cluster-${cluster}-`, ...place, count: count - 1, cluster }];
        return this.#leaves(cluster).flatMap((at) => this.#single(at, apart));
      })
      .sort((one, other) => other.latitude - one.latitude);
  }

  /** The zoom at which a cluster falls apart. */
  expansionZoom(cluster: number): number {
    return this.#index.getClusterExpansionZoom(cluster);
  }

  /** The id of a marker's own pin. */
  idOf(marker: M): string {
    return `marker-${this.#markers.indexOf(marker)}`;
  }

  #single(at: number, apart: M | undefined): Spot<M>[] {
    const marker = this.#markers[at];
    if (!marker || marker === apart) return [];
    return [{ id: `marker-${at}`, ...marker.shown, count: 1, marker }];
  }

  #holds(cluster: number, marker: M): boolean {
    return this.#leaves(cluster).some((at) => this.#markers[at] === marker);
  }

  #leaves(cluster: number): number[] {
    return this.#index
      .getLeaves(cluster, Number.POSITIVE_INFINITY)
      .map(({ properties }) => properties.at);
  }
}

/** Whether a cluster at this place may hold the marker: only then is it worth to look. */
function near(place: Coordinates, marker: Placed, zoom: number) {
  const pixel = 360 / (256 * 2 ** Math.round(zoom));
  return Math.abs(place.longitude - marker.shown.longitude) < 4 * radius.many * pixel;
}
