import L from 'leaflet';
import type { Country } from '../projection.ts';
import { countries } from './basemap-data.ts';

/** The zoom in whose pixels the borders are written. */
const written = 10;

export interface Basemap {
  layer: L.Layer;
  /** Of the country the map is about. */
  bounds: L.LatLngBounds;
}

/** Land and borders; their colours are the stylesheet's, so that they follow the scheme. */
export function basemap(country: Country, classOf: { land: string; neighbour: string }): Basemap {
  const renderer = L.svg({ padding: 0.4 });
  let bounds = L.latLngBounds([]);
  const shapes = countries.map(([name, rings]) => {
    const shape = L.polygon(
      rings.split('|').map((ring) => [points(ring)]),
      {
        renderer,
        interactive: false,
        className: name === country ? classOf.land : classOf.neighbour,
        stroke: true,
        weight: 1,
        // The stylesheet decides; Leaflet would write its own blue.
        color: 'none',
        fillColor: 'none',
        fillOpacity: 1,
      },
    );
    if (name === country) bounds = shape.getBounds();
    return shape;
  });
  return { layer: L.layerGroup(shapes), bounds };
}

function points(ring: string): L.LatLng[] {
  const steps = (ring.match(/-?\d+/g) ?? []).map(Number);
  const found: L.LatLng[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    found.push(L.CRS.EPSG3857.pointToLatLng(L.point(x, y), written));
  }
  return found;
}
