import L from 'leaflet';
import { isBelow } from '../components/station-map-props.ts';
import type { Coordinates } from '../domain/distance.ts';
import { clearScale, type LabelBox, overlap, pinBox, selectedBox } from '../domain/labels.ts';
import type { MapView } from '../domain/map-query.ts';
import type { Station } from '../domain/station.ts';

/** Everything the drawn map can be moved to, in degrees. */
const europe = L.latLngBounds([45.3, 2], [58.2, 28.5]);
/** A single station is shown with its surroundings, several fill the map. */
const closest = { one: 11, several: 13 };
/** Between what is shown and the edge of the map, in pixels. */
const room = 24;
/** Pixels of the map's height that what was found has at least. */
const least = 260;

/** The part of the map that is seen. */
export class Viewport {
  readonly map: L.Map;
  /** What is shown where nothing else is asked for. */
  whole = europe;
  readonly #frame: HTMLElement;
  #isOwn = false;

  constructor(element: HTMLElement, frame: HTMLElement) {
    this.#frame = frame;
    this.map = mapIn(element);
    cooperate(this.map, frame);
  }

  /** Calls back after every move that the visitor made, and says whether it brought the map nearer or farther. */
  onMove(moved: (view: MapView, zoomed: boolean) => void): void {
    let before = this.map.getZoom();
    this.map.on('moveend', () => {
      const zoom = this.map.getZoom();
      const zoomed = zoom !== before;
      before = zoom;
      if (this.#isOwn) return;
      const { lat, lng } = this.map.getCenter();
      moved({ zoom, latitude: lat, longitude: lng }, zoomed);
    });
  }

  /** Ends what is still moving, which was begun at another address. */
  rest(): void {
    this.#moving(() => this.map.stop());
  }

  /** Shows what the address says was seen. */
  show(seen: MapView): void {
    this.#moving(() => this.map.setView(latLng(seen), seen.zoom, { animate: false }));
  }

  /**
   * Shows these places with room around them and no other far away, else the whole; no pin lies under the buttons.
   * @param atOnce in the part of the map that is on the screen.
   */
  fit(
    hits: readonly Coordinates[],
    pins: readonly Coordinates[],
    { atOnce, near }: { atOnce: boolean; near?: Coordinates | undefined },
  ): void {
    const { map } = this;
    const some = hits.length > 0;
    const places = some && near ? [...hits, near] : hits;
    const wanted = some ? L.latLngBounds(places.map(latLng)) : this.whole;
    const maxZoom = some ? (places.length > 1 ? closest.several : closest.one) : map.getMaxZoom();
    const notice = this.#frame.querySelector('[data-offer], [data-credit]')?.clientHeight ?? 0;
    // What of the map lies below the screen is not seen without a touch.
    const { bottom } = map.getContainer().getBoundingClientRect();
    const below = atOnce ? Math.max(0, Math.min(bottom - innerHeight, map.getSize().y - least)) : 0;
    // A pin stands above its place, the chosen one is the highest and has its name below it.
    const around = some ? { top: 90, side: 70, bottom: 40 } : { top: 0, side: 0, bottom: 0 };
    const bar = this.#buttons();
    // Side by side the buttons take room at the top, one below the other on the right.
    const lying = bar.right - bar.left > bar.bottom - bar.top;
    const most = lying ? bar.bottom : map.getSize().x - bar.left;
    const hidden = (place: Coordinates) =>
      overlap(pinBox(map.latLngToContainerPoint(latLng(place))), bar);
    this.#moving(() => {
      for (let more = 0; more === 0 || more < most; more += 8) {
        const [top, right] = lying ? [room + more, room] : [room, room + more];
        map.fitBounds(wanted, {
          paddingTopLeft: [room + around.side, top + around.top],
          paddingBottomRight: [right + around.side, notice + room + around.bottom + below],
          animate: false,
          maxZoom,
        });
        if (!(some ? hits : pins).some(hidden)) break;
      }
    });
  }

  /** Moves the map only as far as the chosen pin needs to be in sight, and nearer where it would cover another. */
  keepInSight(chosen: Station, pins: readonly Station[]): void {
    const zoom = this.#clearZoom(chosen, pins);
    if (zoom > this.map.getZoom()) {
      this.map.setView(latLng(chosen), zoom);
      return;
    }
    const point = this.map.latLngToContainerPoint(latLng(chosen));
    const { x, y } = this.map.getSize();
    // Beside the list the header lies over the top of the map as soon as the row glides into view.
    const top = isBelow() ? 110 : 200;
    const inside = point.x > 40 && point.x < x - 40 && point.y > top && point.y < y - 60;
    if (!inside || overlap(selectedBox(point), this.#buttons())) this.map.panTo(latLng(chosen));
  }

  /** A move that the visitor did not make. */
  #moving(move: () => void): void {
    this.#isOwn = true;
    this.map.invalidateSize({ animate: false, pan: false });
    move();
    this.#isOwn = false;
  }

  /** Where the buttons lie on the map. */
  #buttons(): LabelBox {
    const bar = this.#frame.querySelector('[data-controls]');
    return bar ? boxOn(this.map, bar) : { left: 0, right: 0, top: 0, bottom: 0 };
  }

  /** The present zoom, or the next one at which the chosen pin, however small, covers none of the others. */
  #clearZoom(chosen: Station, pins: readonly Station[]): number {
    const last = this.map.getMaxZoom();
    for (let zoom = this.map.getZoom(); zoom < last; zoom = Math.floor(zoom) + 1) {
      const at = (place: Coordinates) => this.map.project(latLng(place), zoom);
      const others = pins.filter((other) => other !== chosen).map((other) => pinBox(at(other)));
      if (clearScale(at(chosen), others)) return zoom;
    }
    return last;
  }
}

const latLng = ({ latitude, longitude }: Coordinates) => L.latLng(latitude, longitude);

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

function mapIn(element: HTMLElement): L.Map {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return L.map(element, {
    attributionControl: false,
    zoomControl: false,
    // One finger belongs to the page.
    dragging: !matchMedia('(pointer: coarse)').matches,
    fadeAnimation: !calm,
    zoomAnimation: !calm,
    inertia: !calm,
    zoomSnap: 0,
    minZoom: 5,
    maxZoom: 16,
    maxBounds: europe,
    maxBoundsViscosity: 1,
  });
}

/**
 * The wheel scrolls the page and zooms only with Ctrl, as a pinch on a touchpad does; and the keys of
 * the map work on its pins, too.
 */
function cooperate(map: L.Map, frame: HTMLElement): void {
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { capture: true, passive: true },
  );
  // Leaflet hears its keys while the map says that it has the focus.
  const container = map.getContainer();
  container.addEventListener('focusin', () => map.fire('focus'));
  container.addEventListener('focusout', () => map.fire('blur'));
}
