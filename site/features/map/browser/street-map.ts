import type { Culture } from '@oilway/store/cultures.ts';
import type L from 'leaflet';
import { onChange, revoke } from '../../../consent/consent.ts';
import { messages } from '../rules/messages.ts';
import type { MapParts, TileSource } from './map-parts.ts';
import { allowTiles, tilesAllowed } from './tile-consent.ts';
import { TileLayer } from './tile-layer.ts';

/**
 * The street map between our own land and the pins, where the operator supplies one. From this site it
 * is shown at once; from elsewhere only while the visitor allows it, and nothing is asked there before.
 */
export class StreetMap {
  readonly #map: L.Map;
  readonly #frame: HTMLElement;
  readonly #parts: MapParts;
  readonly #source: TileSource | undefined;
  readonly #culture: Culture;
  readonly #say: (sentence: string) => void;
  #layer: TileLayer | undefined;
  /** The offer or the credit, whichever there is. */
  #notice: HTMLElement | undefined;

  constructor(
    map: L.Map,
    frame: HTMLElement,
    parts: MapParts,
    { culture, say }: { culture: Culture; say: (sentence: string) => void },
  ) {
    this.#map = map;
    this.#frame = frame;
    this.#parts = parts;
    this.#source = parts.tiles();
    this.#culture = culture;
    this.#say = say;
  }

  start(): void {
    const source = this.#source;
    if (!source) return;
    this.#update(source);
    if (source.foreign) onChange('maps', () => this.#update(source));
  }

  #update(source: TileSource): void {
    const { foreign } = source;
    const shown = foreign === undefined || tilesAllowed(foreign);
    if (this.#notice && shown === (this.#layer !== undefined)) return;
    if (shown) this.#show(source);
    else this.#hide();
    const notice = this.#parts.copy(shown ? 'credit' : 'offer');
    notice.querySelector('button')?.addEventListener('click', () => {
      if (shown) revoke('maps');
      else if (foreign) allowTiles(foreign);
    });
    this.#replace(notice, shown);
  }

  /** Tiles are pictures of whole zooms: in between their letters would be blurred. */
  #show({ address, bounds, maxZoom, minZoom }: TileSource): void {
    const layer = new TileLayer(address, {
      minNativeZoom: minZoom,
      maxNativeZoom: maxZoom,
      className: this.#parts.classOf('street'),
      ...(bounds && { bounds: [bounds.slice(0, 2).reverse(), bounds.slice(2).reverse()] as never }),
    });
    this.#layer = layer.addTo(this.#map);
    this.#frame.dataset.streets = '';
    this.#map.options.zoomSnap = 1;
    const zoom = this.#map.getZoom();
    if (zoom !== undefined) this.#map.setZoom(Math.round(zoom), { animate: false });
  }

  #hide(): void {
    this.#layer?.remove();
    this.#layer = undefined;
    delete this.#frame.dataset.streets;
    this.#map.options.zoomSnap = 0;
  }

  #replace(notice: HTMLElement, shown: boolean): void {
    const before = this.#notice;
    const focused = before?.contains(document.activeElement);
    this.#notice = notice;
    if (!before) {
      this.#frame.append(notice);
      return;
    }
    before.replaceWith(notice);
    if (focused) notice.querySelector('button')?.focus({ preventScroll: true });
    const { streetsOn, streetsOff } = messages[this.#culture].map;
    this.#say(shown ? streetsOn : streetsOff);
  }
}
