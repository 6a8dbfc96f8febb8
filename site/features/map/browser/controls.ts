import type L from 'leaflet';
import type { MapParts } from './map-parts.ts';

/** Puts the buttons for nearer, farther and the visitor's own place above the map. */
export function addControls(
  map: L.Map,
  frame: HTMLElement,
  parts: MapParts,
  { locate }: { locate: () => void },
): void {
  const bar = parts.copy('controls');
  const on = (name: string, press: () => void) =>
    bar.querySelector(`[data-control=${name}]`)?.addEventListener('click', press);
  on('in', () => map.zoomIn());
  on('out', () => map.zoomOut());
  on('locate', locate);
  frame.append(bar);
}
