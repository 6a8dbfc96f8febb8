import L from 'leaflet';

/**
 * Pictures side by side. Leaflet's own layer for them gives up a picture by putting an empty one from a
 * `data:` address in its place, which our policy forbids.
 */
export class TileLayer extends L.GridLayer {
  readonly #address: string;

  /** @param address with `{z}`, `{x}` and `{y}`. */
  constructor(address: string, options: L.GridLayerOptions) {
    super(options);
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
