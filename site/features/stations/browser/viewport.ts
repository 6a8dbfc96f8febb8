import L from 'leaflet';
import { isStackedLayout } from '../components/station-map-props.ts';
import type { Coordinates } from '../domain/distance.ts';
import {
  type LabelBox,
  nonOverlappingScale,
  overlaps,
  pinBox,
  selectedPinBox,
} from '../domain/labels.ts';
import type { MapView } from '../domain/map-query.ts';
import type { Station } from '../domain/station.ts';

/** The bounds the map can be moved within, in degrees. */
const europe = L.latLngBounds([45.3, 2], [58.2, 28.5]);
/** Maximum zoom level for hits: they are shown with the towns around them, each with its pin. */
const hitsMaxZoom = 11;
/** Padding between the fitted bounds and the edge of the map, in pixels. */
const fitPadding = 24;
/** Minimum height of the map for the results, in pixels. */
const minVisibleHeight = 260;

/** Controls which part of the Leaflet map is visible. */
export class Viewport {
  readonly map: L.Map;
  /** Shown when there are no stations to fit. */
  defaultBounds = europe;
  readonly #frame: HTMLElement;
  #isProgrammatic = false;

  constructor(element: HTMLElement, frame: HTMLElement) {
    this.#frame = frame;
    this.map = createMap(element);
    enableCooperativeGestures(this.map, frame);
  }

  /** Calls `onMoved` after each move by the visitor; `zoomed` says whether the zoom level changed. */
  onMove(onMoved: (view: MapView, zoomed: boolean) => void): void {
    let before = this.map.getZoom();
    this.map.on('moveend', () => {
      const zoom = this.map.getZoom();
      const zoomed = zoom !== before;
      before = zoom;
      if (this.#isProgrammatic) return;
      const { lat, lng } = this.map.getCenter();
      onMoved({ zoom, latitude: lat, longitude: lng }, zoomed);
    });
  }

  /** Stops a running animation. */
  stop(): void {
    this.#moveProgrammatically(() => this.map.stop());
  }

  /** Shows the view of the URL, without animation. */
  setView(view: MapView): void {
    this.#moveProgrammatically(() => this.map.setView(latLng(view), view.zoom, { animate: false }));
  }

  /**
   * Fits the map to the hits, or to `defaultBounds` without hits, with padding so that the controls cover no pin.
   * @param atOnce fits them into the part of the map that is on screen.
   */
  fit(
    hits: readonly Coordinates[],
    pins: readonly Coordinates[],
    { atOnce, near }: { atOnce: boolean; near?: Coordinates | undefined },
  ): void {
    const { map } = this;
    const hasHits = hits.length > 0;
    const places = hasHits && near ? [...hits, near] : hits;
    const targetBounds = hasHits ? L.latLngBounds(places.map(latLng)) : this.defaultBounds;
    // One hit is shown from farther away, among the towns around it.
    const maxZoom = hasHits ? hitsMaxZoom - Number(hits.length === 1) : map.getMaxZoom();
    const notice =
      this.#frame.querySelector('[data-consent], [data-attribution]')?.clientHeight ?? 0;
    // The part of the map below the screen is not visible without scrolling.
    const { bottom } = map.getContainer().getBoundingClientRect();
    const below = atOnce
      ? Math.max(0, Math.min(bottom - innerHeight, map.getSize().y - minVisibleHeight))
      : 0;
    // Pins extend above their coordinate; the selected one is the tallest and has its label below.
    const pinPadding = hasHits ? { top: 90, side: 70, bottom: 40 } : { top: 0, side: 0, bottom: 0 };
    const controls = this.#controlsBox();
    // A row of controls takes space at the top, a column on the right.
    const isHorizontal = controls.right - controls.left > controls.bottom - controls.top;
    const maxPadding = isHorizontal ? controls.bottom : map.getSize().x - controls.left;
    const isCovered = (place: Coordinates) =>
      overlaps(pinBox(map.latLngToContainerPoint(latLng(place))), controls);
    this.#moveProgrammatically(() => {
      for (
        let extraPadding = 0;
        extraPadding === 0 || extraPadding < maxPadding;
        extraPadding += 8
      ) {
        const [top, right] = isHorizontal
          ? [fitPadding + extraPadding, fitPadding]
          : [fitPadding, fitPadding + extraPadding];
        map.fitBounds(targetBounds, {
          paddingTopLeft: [fitPadding + pinPadding.side, top + pinPadding.top],
          paddingBottomRight: [
            right + pinPadding.side,
            notice + fitPadding + pinPadding.bottom + below,
          ],
          animate: false,
          maxZoom,
        });
        if (!(hasHits ? hits : pins).some(isCovered)) break;
      }
    });
  }

  /** Pans only as far as needed to show the selected pin; zooms in where it would cover another. */
  panIntoView(selected: Station, pins: readonly Station[]): void {
    afterZoom(this.map, () => this.#panIntoView(selected, pins));
  }

  #panIntoView(selected: Station, pins: readonly Station[]): void {
    const zoom = this.#nonOverlappingZoom(selected, pins);
    if (zoom > this.map.getZoom()) {
      this.map.setView(latLng(selected), zoom);
      return;
    }
    const point = this.map.latLngToContainerPoint(latLng(selected));
    const { x, y } = this.map.getSize();
    // Beside the list the sticky header covers the top of the map once the row scrolls into view.
    const top = isStackedLayout() ? 110 : 200;
    const isInView = point.x > 40 && point.x < x - 40 && point.y > top && point.y < y - 60;
    if (!isInView || overlaps(selectedPinBox(point), this.#controlsBox()))
      this.map.panTo(latLng(selected));
  }

  /** Runs a move without reporting it to `onMove`. */
  #moveProgrammatically(move: () => void): void {
    this.#isProgrammatic = true;
    afterZoom(this.map, () => {
      this.map.invalidateSize({ animate: false, pan: false });
      move();
      this.#isProgrammatic = false;
    });
  }

  /** Returns the box of the controls on the map. */
  #controlsBox(): LabelBox {
    const controls = this.#frame.querySelector('[data-controls]');
    return controls ? elementBox(this.map, controls) : { left: 0, right: 0, top: 0, bottom: 0 };
  }

  /** Returns the current zoom level, or the next one at which the selected pin at its smallest scale covers no other. */
  #nonOverlappingZoom(selected: Station, pins: readonly Station[]): number {
    const maxZoom = this.map.getMaxZoom();
    for (let zoom = this.map.getZoom(); zoom < maxZoom; zoom = Math.floor(zoom) + 1) {
      const at = (place: Coordinates) => this.map.project(latLng(place), zoom);
      const others = pins.filter((other) => other !== selected).map((other) => pinBox(at(other)));
      if (nonOverlappingScale(at(selected), others)) return zoom;
    }
    return maxZoom;
  }
}

const latLng = ({ latitude, longitude }: Coordinates) => L.latLng(latitude, longitude);

/** Runs a move at once, or after the animation of a zoom: Leaflet drops or reverts one during it. */
export function afterZoom(map: L.Map, move: () => void): void {
  const isZooming = map.getPane('mapPane')?.classList.contains('leaflet-zoom-anim');
  if (isZooming) map.once('moveend', move);
  else move();
}

/** Returns the box of an element, in pixels from the top left corner of the map. */
export function elementBox(map: L.Map, element: Element): LabelBox {
  const corner = map.getContainer().getBoundingClientRect();
  const { bottom, left, right, top } = element.getBoundingClientRect();
  return {
    left: left - corner.left,
    right: right - corner.left,
    top: top - corner.top,
    bottom: bottom - corner.top,
  };
}

function createMap(element: HTMLElement): L.Map {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return L.map(element, {
    attributionControl: false,
    zoomControl: false,
    // One finger scrolls the page.
    dragging: !matchMedia('(pointer: coarse)').matches,
    fadeAnimation: !reducedMotion,
    zoomAnimation: !reducedMotion,
    inertia: !reducedMotion,
    zoomSnap: 0,
    minZoom: 5,
    maxZoom: 16,
    maxBounds: europe,
    maxBoundsViscosity: 1,
  });
}

/**
 * Makes the wheel zoom only with Ctrl or Cmd (also sent by a touchpad pinch) and scroll the page otherwise; enables
 * the keyboard controls of the map while a pin has the focus.
 */
function enableCooperativeGestures(map: L.Map, frame: HTMLElement): void {
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { capture: true, passive: true },
  );
  // Leaflet handles keys between the map's `focus` and `blur` events.
  const container = map.getContainer();
  container.addEventListener('focusin', () => map.fire('focus'));
  container.addEventListener('focusout', () => map.fire('blur'));
}
