import type { LatLng, LatLngBounds, Map as LeafletMap, PolylineOptions } from 'leaflet';
import type { Country } from '../locales.ts';
import { rings, rivers } from './basemap-data.ts';

type Leaflet = typeof import('leaflet');

/** The zoom level whose pixels the coordinates of `basemap-data.ts` are in. */
const dataZoom = 10;
/** Above this zoom level the river lines are too coarse to show. */
const riversMaxZoom = 9.5;

/**
 * Draws land, borders and large rivers below all other layers, including the street map, which has gaps. Colours come from the
 * stylesheet and follow the colour scheme.
 * @param L Leaflet, which only a browser can load. @param classes CSS classes of the paths. @returns the bounds of the given country.
 */
export function addBasemap(
  L: Leaflet,
  map: LeafletMap,
  country: Country,
  classes: Record<'land' | 'neighbour' | 'river', string | undefined>,
): LatLngBounds {
  const pane = map.createPane('land');
  pane.style.zIndex = '150';
  pane.ariaHidden = 'true';
  const renderer = L.svg({ pane: 'land', padding: 0.5 });
  const pathOptions = (className = ''): PolylineOptions => ({
    className,
    renderer,
    fillOpacity: 1,
    interactive: false,
    weight: 1,
    // Simplification would open gaps between shared borders.
    smoothFactor: 0,
  });
  // Draws the two countries above their neighbours.
  const [, de, pl] = (['around', 'de', 'pl'] as const).map((name) => {
    const shapes = decodeLines(L, map, rings[name]).map((ring) => [ring]);
    return L.polygon(shapes, pathOptions(classes[name === country ? 'land' : 'neighbour'])).addTo(
      map,
    );
  });
  const lines = L.polyline(decodeLines(L, map, rivers), pathOptions(classes.river)).addTo(map);
  map.on('zoomend', () => lines.setStyle({ opacity: map.getZoom() > riversMaxZoom ? 0 : 1 }));
  return (country === 'de' ? de : pl)?.getBounds() ?? lines.getBounds();
}

/** Decodes a path of rings or lines to coordinates. */
function decodeLines(L: Leaflet, map: LeafletMap, lines: string): LatLng[][] {
  return (lines.match(/M[^M]+/g) ?? []).map((line) => {
    let point = L.point(0, 0);
    return [...line.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, x, y]) => {
      point = point.add([Number(x), Number(y)]);
      return map.unproject(point, dataZoom);
    });
  });
}
