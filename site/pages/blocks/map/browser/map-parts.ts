import type { Spot } from './clusters.ts';

/** Copies what `MapParts.tsx` has laid ready: the browser draws nothing the server has not drawn. */
export class MapParts {
  readonly #content: DocumentFragment;

  /** @throws when the frame has no parts. */
  constructor(frame: HTMLElement) {
    const template = frame.querySelector<HTMLTemplateElement>('template[data-map-parts]');
    if (!template) throw new Error('The map has no parts');
    this.#content = template.content;
  }

  copy(name: 'controls' | 'note' | 'live' | 'leaflet' | 'pin' | 'town' | 'me'): HTMLElement {
    return this.#cloned(`[data-${name}]`) as HTMLElement;
  }

  classOf(name: 'land' | 'neighbour'): string {
    return (
      this.#content.querySelector<HTMLElement>('[data-leaflet]')?.getAttribute(`data-${name}`) ?? ''
    );
  }

  drawing({ count, marker }: Spot, selected: boolean): Element {
    if (selected) return this.#cloned('[data-drawing=selected] > *');
    if (count === 1) return this.#cloned(`[data-drawing=${marker?.icon ?? 'station'}] > *`);
    const size = count < 10 ? 1 : count < 30 ? 2 : 3;
    const drawing = this.#cloned(`[data-drawing=cluster-${size}] > *`);
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
