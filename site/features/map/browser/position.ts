import L from 'leaflet';
import type { Coordinates } from '../rules/distance.ts';
import type { MapParts } from './map-parts.ts';
import { standing } from './standing.ts';

/** Where the visitor is, and the mark that stands there on the map. */
export class Position {
  readonly #map: L.Map;
  readonly #parts: MapParts;
  #mark: L.Marker | undefined;

  constructor(map: L.Map, parts: MapParts) {
    this.#map = map;
    this.#parts = parts;
  }

  /** Asks the browser, which asks the visitor. The answer is rounded; the mark stands at the very place. */
  find(): Promise<Coordinates | 'refused' | 'unknown'> {
    if (!navigator.geolocation) return Promise.resolve('unknown');
    return new Promise((resolve) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          this.#stand(L.latLng(latitude, longitude));
          resolve({ latitude: rounded(latitude), longitude: rounded(longitude) });
        },
        ({ code, PERMISSION_DENIED }) =>
          resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
        { timeout: 15_000, maximumAge: 300_000 },
      );
    });
  }

  #stand(place: L.LatLng): void {
    this.#mark?.remove();
    this.#mark = standing(this.#parts.copy('me'), place).addTo(this.#map);
  }
}

/** A hundredth of a degree is about a kilometre: near enough, and no address. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
