import type { MapParts } from './map-parts.ts';

/** Pixels between a pin and what lies below it. */
const room = 16;

/** Whether the list lies below the map, as on phones, and not beside it; see `MapFull.module.css`. */
export function isBelow(): boolean {
  return matchMedia('(width <= 62em)').matches;
}

/** What the row of a chosen station tells, over the lower part of the screen, as long as the map is seen. */
export class StationSheet {
  readonly #sheet: HTMLElement;
  readonly #pinOf: () => HTMLElement | undefined;
  readonly #leaving: IntersectionObserver;

  /**
   * @param pinOf the pin of what is told.
   * @param close what the button does.
   */
  constructor(
    frame: HTMLElement,
    parts: MapParts,
    pinOf: () => HTMLElement | undefined,
    close: () => void,
  ) {
    this.#sheet = parts.copy('sheet');
    this.#pinOf = pinOf;
    this.#sheet.querySelector('button')?.addEventListener('click', close);
    frame.append(this.#sheet);
    this.#leaving = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) this.hide();
    });
    this.#leaving.observe(frame);
  }

  /** @param again it has more to tell; who has closed it meanwhile is left alone. */
  show(row: HTMLElement, again: boolean): void {
    const sheet = this.#sheet;
    const isOpen = sheet.matches(':popover-open');
    if (again && !isOpen) return;
    this.#fill(row);
    if (!isOpen) sheet.showPopover();
    if (!again) {
      sheet.scrollTop = 0;
      sheet.focus({ preventScroll: true });
    }
    this.uncover();
  }

  /** Moves the page so far that the pin does not lie under the sheet. */
  uncover(): void {
    const sheet = this.#sheet;
    const pin = this.#pinOf();
    if (!pin || !sheet.matches(':popover-open')) return;
    // Where the sheet ends up: it may be gliding.
    const edge = innerHeight - sheet.offsetHeight;
    const hidden = pin.getBoundingClientRect().bottom + room - edge;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (hidden > 0) scrollBy({ top: hidden, behavior: calm ? 'instant' : 'smooth' });
  }

  /** Whoever was in it is at the pin again. */
  hide(): void {
    const sheet = this.#sheet;
    if (!sheet.matches(':popover-open')) return;
    if (sheet.contains(document.activeElement)) this.#pinOf()?.focus({ preventScroll: true });
    sheet.hidePopover();
  }

  /** A copy of the row, which stays the one that is found and led to. */
  #fill(row: HTMLElement): void {
    const told = this.#sheet.querySelector('[data-selected]');
    const copy = row.cloneNode(true) as HTMLElement;
    const title = copy.querySelector('h3');
    // It leads to where one is.
    title?.replaceChildren(title.textContent ?? '');
    this.#sheet.ariaLabel = title?.textContent ?? '';
    if (!told) return;
    told.className = row.className;
    told.replaceChildren(...copy.childNodes);
  }
}
