import L from 'leaflet';
import type { Country } from '../domain/projection.ts';
import { rings, rivers } from './basemap-data.ts';

/** The zoom in whose pixels the borders are written. */
const written = 10;
/** The lines of the rivers are too coarse for a closer look. */
const riversUpTo = 9.5;

/**
 * Draws land, borders and the large rivers below all else, also below the street map, which does not reach everywhere. Their colours are
 * the stylesheet's, so that they follow the scheme.
 * @param classes of the paths. @returns the bounds of the country that the map is about.
 */
export function addBasemap(
  map: L.Map,
  country: Country,
  classes: Record<'land' | 'neighbour' | 'river', string | undefined>,
): L.LatLngBounds {
  const pane = map.createPane('land');
  pane.style.zIndex = '150';
  pane.ariaHidden = 'true';
  const renderer = L.svg({ pane: 'land', padding: 0.5 });
  const look = (className = ''): L.PolylineOptions => ({
    className,
    renderer,
    fillOpacity: 1,
    interactive: false,
    weight: 1,
    // What two countries share has to stay shared.
    smoothFactor: 0,
  });
  // The two countries lie above their neighbours.
  const [, de, pl] = (['around', 'de', 'pl'] as const).map((name) => {
    const shapes = linesOf(map, rings[name]).map((ring) => [ring]);
    return L.polygon(shapes, look(classes[name === country ? 'land' : 'neighbour'])).addTo(map);
  });
  const lines = L.polyline(linesOf(map, rivers), look(classes.river)).addTo(map);
  map.on('zoomend', () => lines.setStyle({ opacity: map.getZoom() > riversUpTo ? 0 : 1 }));
  return (country === 'de' ? de : pl)?.getBounds() ?? lines.getBounds();
}

/** Returns rings or lines of relative points as places. */
function linesOf(map: L.Map, lines: string): L.LatLng[][] {
  return lines.split('|').map((line) => {
    let at = L.point(0, 0);
    return [...line.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, x, y]) => {
      at = at.add([Number(x), Number(y)]);
      return map.unproject(at, written);
    });
  });
}
