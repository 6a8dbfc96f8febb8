import L from 'leaflet';
import type { LabelBox } from '../rules/labels.ts';

/** What its types leave out. */
interface Placed {
  _icon?: HTMLElement;
  _setPos(place: L.Point): void;
}

/**
 * Something of ours that stands on the map. Leaflet moves each icon in space, which makes a layer of
 * its own for the graphics card; with hundreds of pins that is most of a frame. In the plane they
 * share the layer of their pane.
 */
class Standing extends L.Marker {
  _setPos(place: L.Point): void {
    (L.Marker.prototype as unknown as Placed)._setPos.call(this, place);
    const icon = (this as unknown as Placed)._icon;
    if (icon) icon.style.transform = `translate(${place.x}px, ${place.y}px)`;
  }
}

/** Lets a copy of a part stand at a place; it has no size of its own, and its clicks are its own. */
export function standing(
  html: HTMLElement,
  place: L.LatLngExpression,
  options: Pick<L.MarkerOptions, 'pane' | 'zIndexOffset'> = {},
): L.Marker {
  const icon = L.divIcon({ html, className: '', iconSize: [0, 0] });
  return new Standing(place, { ...options, icon, keyboard: false, interactive: false });
}

/** What an element covers of the map, in pixels from its corner. */
export function boxOn(map: L.Map, element: Element): LabelBox {
  const corner = map.getContainer().getBoundingClientRect();
  const { bottom, left, right, top } = element.getBoundingClientRect();
  return {
    left: left - corner.left,
    right: right - corner.left,
    top: top - corner.top,
    bottom: bottom - corner.top,
  };
}
