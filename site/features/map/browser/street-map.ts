import type { Culture } from '@oilway/store/cultures.ts';
import L from 'leaflet';
import { allowed, grant, onChange, revoke } from '../../../consent/consent.ts';
import { messages } from '../rules/messages.ts';
import type { MapParts, TileSource } from './map-parts.ts';

/**
 * The street map between our own land and the pins, where the operator supplies one. From this site it
 * is shown at once; from elsewhere only while the visitor allows it, and nothing is asked there before.
 */
export function addStreets(
  map: L.Map,
  frame: HTMLElement,
  parts: MapParts,
  { culture, say }: { culture: Culture; say: (sentence: string) => void },
): void {
  const source = parts.tiles();
  if (!source) return;
  const { foreign } = source;
  const layer = new TileLayer(source, parts.classOf('street'));
  /** The offer or the credit, whichever there is. */
  let notice: HTMLElement | undefined;

  function update(): void {
    const shown = foreign === undefined || tilesAllowed(foreign);
    if (notice && shown === map.hasLayer(layer)) return;
    if (shown) layer.addTo(map);
    else layer.remove();
    frame.toggleAttribute('data-streets', shown);
    // Tiles are pictures of whole zooms: in between their letters would be blurred.
    map.options.zoomSnap = shown ? 1 : 0;
    const zoom = map.getZoom();
    if (shown && zoom !== undefined) map.setZoom(Math.round(zoom), { animate: false });
    const fresh = parts.copy(shown ? 'credit' : 'offer');
    fresh.querySelector('button')?.addEventListener('click', () => {
      if (shown) revoke('maps');
      else if (foreign) allowTiles(foreign);
    });
    const before = notice;
    const focused = before?.contains(document.activeElement);
    notice = fresh;
    if (!before) {
      frame.append(fresh);
      return;
    }
    before.replaceWith(fresh);
    if (focused) fresh.querySelector('button')?.focus({ preventScroll: true });
    const { streetsOn, streetsOff } = messages[culture].map;
    say(shown ? streetsOn : streetsOff);
  }

  update();
  if (foreign) onChange('maps', update);
}

/**
 * Pictures side by side. Leaflet's own layer for them gives up a picture by putting an empty one from a
 * `data:` address in its place, which our policy forbids.
 */
class TileLayer extends L.GridLayer {
  readonly #address: string;

  constructor({ address, bounds, maxZoom, minZoom }: TileSource, className: string) {
    super({
      minNativeZoom: minZoom,
      maxNativeZoom: maxZoom,
      className,
      ...(bounds && { bounds: [bounds.slice(0, 2).reverse(), bounds.slice(2).reverse()] as never }),
    });
    this.#address = address;
  }

  override createTile({ x, y, z }: L.Coords, done: L.DoneCallback): HTMLElement {
    const picture = document.createElement('img');
    picture.alt = '';
    picture.addEventListener('load', () => done(undefined, picture));
    picture.addEventListener('error', () => done(new Error('A tile is missing'), picture));
    picture.src = L.Util.template(this.#address, { x, y, z });
    return picture;
  }
}

/** Goes with the other traces of the maps when their consent is withdrawn. */
const key = 'oilway-maps:server';

/** Whether a server of tiles may be asked: maps are allowed, and not for another server than this one. */
function tilesAllowed(server: string): boolean {
  if (!allowed('maps')) return false;
  try {
    return (localStorage.getItem(key) ?? server) === server;
  } catch {
    return true;
  }
}

/** The visitor asked for the street map of this server. */
function allowTiles(server: string): void {
  try {
    localStorage.setItem(key, server);
  } catch {
    // A browser that keeps nothing asks again once the server is another.
  }
  grant('maps');
}
