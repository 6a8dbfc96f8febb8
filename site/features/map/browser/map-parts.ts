import type { StreetTiles } from '@oilway/store/settings.ts';
import type { Spot } from '../rules/clusters.ts';
import { pinSize } from '../rules/labels.ts';
import type { Marker } from './marker.ts';

/** Where the street map comes from: what the browser needs to ask for its tiles. */
export type TileSource = Pick<
  StreetTiles,
  'address' | 'foreign' | 'minZoom' | 'maxZoom' | 'bounds'
>;

type Part =
  | 'controls'
  | 'note'
  | 'live'
  | 'leaflet'
  | 'sheet'
  | 'pin'
  | 'town'
  | 'me'
  | 'offer'
  | 'credit';

/** Copies what `MapParts.tsx` has laid ready: the browser draws nothing the server has not drawn. */
export class MapParts {
  readonly #content: DocumentFragment;

  /** @throws when the frame has no parts. */
  constructor(frame: HTMLElement) {
    const template = frame.querySelector<HTMLTemplateElement>('template[data-map-parts]');
    if (!template) throw new Error('The map has no parts');
    this.#content = template.content;
  }

  copy(name: Part): HTMLElement {
    return this.#cloned(`[data-${name}]`) as HTMLElement;
  }

  classOf(name: 'land' | 'neighbour' | 'river' | 'street'): string {
    return this.#leaflet.dataset[name] ?? '';
  }

  /** Undefined where there is no street map. */
  tiles(): TileSource | undefined {
    const { tiles } = this.#leaflet.dataset;
    return tiles ? (JSON.parse(tiles) as TileSource) : undefined;
  }

  get #leaflet(): HTMLElement {
    return this.#content.querySelector('[data-leaflet]') as HTMLElement;
  }

  drawing({ count, marker }: Spot<Marker>, selected: boolean): Element {
    if (selected) return this.#cloned('[data-drawing=selected] > *');
    if (count === 1) return this.#cloned(`[data-drawing=${marker?.icon ?? 'station'}] > *`);
    const drawing = this.#cloned(`[data-drawing=cluster-${pinSize(count).width}] > *`);
    const text = drawing.querySelector('text');
    if (text) text.textContent = String(count);
    return drawing;
  }

  #cloned(selector: string): Element {
    const found = this.#content.querySelector(selector);
    if (!found) throw new Error(`The map has no part ${selector}`);
    return found.cloneNode(true) as Element;
  }
}
