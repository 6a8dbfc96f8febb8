import type { Culture } from '@oilway/store/cultures.ts';
import L from 'leaflet';
import { Clusters, type Spot } from '../rules/clusters.ts';
import type { Coordinates } from '../rules/distance.ts';
import { named, pinBox, placeLabels, selectedBox, type TownLabel } from '../rules/labels.ts';
import { messages } from '../rules/messages.ts';
import { type Town, towns } from '../rules/towns.ts';
import type { MapParts } from './map-parts.ts';
import type { Marker } from './marker.ts';
import { boxOn, standing } from './standing.ts';

const allTowns: readonly Town[] = [...towns.de, ...towns.pl];

/** Its types leave this out. */
type Dragging = L.Handler & { moved(): boolean };

interface Drawn {
  layer: L.Marker;
  button: HTMLButtonElement;
  spot: Spot<Marker>;
}

/** A town's name on the map. */
interface Name {
  layer: L.Marker;
  span: HTMLElement;
}

/** The pins on the map and the names of the towns between them. */
export class Pins {
  readonly #map: L.Map;
  readonly #parts: MapParts;
  readonly #culture: Culture;
  readonly #choose: (marker: Marker) => void;
  #clusters = new Clusters<Marker>([]);
  #selected: Marker | undefined;
  #drawn = new Map<string, Drawn>();
  #names = new Map<string, Name>();
  #frame = 0;
  #naming: ReturnType<typeof setTimeout> | undefined;

  constructor(map: L.Map, parts: MapParts, culture: Culture, choose: (marker: Marker) => void) {
    this.#map = map;
    this.#parts = parts;
    this.#culture = culture;
    this.#choose = choose;
    map.createPane('towns').style.zIndex = '450';
    map.on('moveend', () => this.draw());
  }

  show(markers: readonly Marker[], selected: Marker | undefined): void {
    this.#clusters = new Clusters(markers);
    this.#selected = selected;
    for (const id of [...this.#drawn.keys()]) this.#remove(id);
    this.draw();
  }

  select(selected: Marker | undefined): void {
    this.#selected = selected;
    this.draw();
  }

  /** The pin of the selected marker. */
  selected(): HTMLElement | undefined {
    return [...this.#drawn.values()].find(({ spot }) => this.#isSelected(spot))?.button;
  }

  /**
   * Draws the pins of what is seen and a little around it; those that stay are left alone. Many new
   * ones are spread over several frames, so that the map never stops under the hand.
   */
  draw(): void {
    const spots = this.#spots();
    const kept = new Set(spots.map(({ id }) => id));
    const focused = [...this.#drawn.values()].find(
      ({ button }) => button === document.activeElement,
    );
    for (const id of [...this.#drawn.keys()]) if (!kept.has(id)) this.#remove(id);
    const fresh = spots.filter(({ id }) => !this.#drawn.has(id));
    const refocus = () => {
      if (focused && !focused.button.isConnected) this.#refocus(focused.spot);
    };
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#naming);
    // The names need to know where everything stands: after the frame that has worked it out.
    const name = () => {
      this.#naming = setTimeout(() => this.#name(spots));
    };
    const some = () => {
      for (const spot of fresh.splice(0, perFrame)) this.#add(spot);
      if (fresh.length === 0) refocus();
      this.#frame = requestAnimationFrame(fresh.length > 0 ? some : name);
    };
    // The frame of the move itself has the land to draw.
    if (fresh.length > perFrame) this.#frame = requestAnimationFrame(some);
    else some();
  }

  #isSelected({ marker }: Spot<Marker>): boolean {
    return marker !== undefined && marker === this.#selected;
  }

  /** The pin that had the focus is gone: the marker's other pin gets it, or the nearest one. */
  #refocus({ marker, latitude, longitude }: Spot<Marker>): void {
    const all = [...this.#drawn.values()];
    const same = all.find(({ spot }) => marker !== undefined && spot.marker === marker);
    const away = ({ layer }: Drawn) => layer.getLatLng().distanceTo([latitude, longitude]);
    const next = same ?? all.sort((one, other) => away(one) - away(other))[0];
    next?.button.focus({ preventScroll: true });
  }

  #spots(): Spot<Marker>[] {
    const bounds = this.#map.getBounds().pad(0.1);
    const selected = this.#selected;
    const spots = this.#clusters.spots(
      {
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
      },
      this.#map.getZoom(),
      selected,
    );
    if (!selected) return spots;
    const own = { id: `selected-${selected.key}`, ...selected.shown, count: 1, marker: selected };
    return [...spots, own];
  }

  #add(spot: Spot<Marker>): void {
    const selected = this.#isSelected(spot);
    const button = this.#parts.copy('pin') as HTMLButtonElement;
    button.append(this.#parts.drawing(spot, selected));
    const { marker } = spot;
    if (marker) {
      button.setAttribute('aria-pressed', String(marker.isClicked));
      button.setAttribute('aria-label', `${marker.title}, ${marker.category}`);
      button.dataset.marker = marker.key;
    } else {
      const name = messages[this.#culture].map.cluster(spot.count, nearestTown(spot));
      button.setAttribute('aria-label', name);
      button.dataset.cluster = String(spot.count);
    }
    button.addEventListener('click', (event) => {
      // The press that ends a drag is none; a key's press has no count.
      const dragging = this.#map.dragging as Dragging | undefined;
      if (event.detail > 0 && dragging?.moved()) return;
      this.#press(spot);
    });
    const layer = standing(button, [spot.latitude, spot.longitude], {
      zIndexOffset: selected ? 1000 : 0,
    }).addTo(this.#map);
    this.#drawn.set(spot.id, { layer, button, spot });
  }

  #press(spot: Spot<Marker>): void {
    if (spot.marker) {
      this.#choose(spot.marker);
      return;
    }
    const center = L.latLng(spot.latitude, spot.longitude);
    const zoom = this.#clusters.expansionZoom(spot.cluster ?? 0);
    this.#map.setView(center, Math.min(zoom, this.#map.getMaxZoom()));
  }

  #remove(id: string): void {
    this.#drawn.get(id)?.layer.remove();
    this.#drawn.delete(id);
  }

  #name(spots: readonly Spot<Marker>[]): void {
    const map = this.#map;
    const { x, y } = map.getSize();
    const at = ({ latitude, longitude }: Coordinates) =>
      map.latLngToContainerPoint([latitude, longitude]);
    const taken = spots.map((spot) =>
      this.#isSelected(spot) ? selectedBox(at(spot)) : pinBox(at(spot), spot.count),
    );
    const near = map.getZoom() >= namedZoom;
    const inSight = map.getBounds();
    const seen = named(
      allTowns
        .filter(({ latitude, longitude }) => inSight.contains([latitude, longitude]))
        .map((town) => ({ town, x: at(town).x, y: at(town).y })),
      [...taken].sort((one, other) => other.right - other.left - (one.right - one.left)),
      ({ size }) => near || size === 3,
    );
    const left = matchMedia('(width > 62em)').matches ? noseWidth : 4;
    const screen = { left, top: 4, right: x - 4, bottom: y - 4 };
    const enlarged = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    // The controls and the legend lie above the map.
    const above = map.getContainer().parentElement?.querySelectorAll('[data-above]') ?? [];
    const furniture = [...above].map((element) => boxOn(map, element));
    const labels = placeLabels(seen, [...taken, ...furniture], screen, enlarged);
    const shown = new Set(labels.map(({ town }) => town.name));
    for (const [name, { layer }] of this.#names) {
      if (shown.has(name)) continue;
      layer.remove();
      this.#names.delete(name);
    }
    for (const label of labels) {
      const place = map.containerPointToLatLng([label.left, label.top]);
      const kept = this.#names.get(label.town.name);
      if (kept) kept.layer.setLatLng(place);
      const name = kept ?? this.#write(label.town, place);
      this.#names.set(label.town.name, name);
      setDot(name.span, label.dot);
    }
  }

  #write(town: TownLabel['town'], place: L.LatLng): Name {
    const span = this.#parts.copy('town');
    span.textContent = town.name;
    span.dataset.size = String(town.size);
    return { span, layer: standing(span, place, { pane: 'towns' }).addTo(this.#map) };
  }
}

/** New pins in one frame: some five milliseconds of work on a slow machine. */
const perFrame = 10;

/** How far the selected row of the list beside the map reaches into it, in pixels; see `LocationRow`. */
const noseWidth = 46;

/** From this zoom on towns are named even where no pin stands. */
const namedZoom = 7;

/** A town without a pin is a small square beside its name. */
function setDot(name: HTMLElement, dot: { x: number; y: number } | undefined): void {
  name.toggleAttribute('data-alone', dot !== undefined);
  name.style.setProperty('--dot-x', `${dot?.x ?? 0}px`);
  name.style.setProperty('--dot-y', `${dot?.y ?? 0}px`);
}

function nearestTown({ latitude, longitude }: Spot<Marker>): string {
  const wide = Math.cos((latitude * Math.PI) / 180);
  let nearest = { name: '', away: Number.POSITIVE_INFINITY };
  for (const { name, ...town } of allTowns) {
    const away = Math.hypot(town.latitude - latitude, (town.longitude - longitude) * wide);
    if (away < nearest.away) nearest = { name, away };
  }
  return nearest.name;
}
