import { type Axis, axisOf, changesPicture, closesLightbox, dragRules, resisted } from './drag.ts';

/** What hands can do to the pictures. */
export interface Hands {
  pictures: number;
  zoomed(): boolean;
  /** Whether there is a picture in this direction. */
  hasNext(direction: 1 | -1): boolean;
  /** `offset` is how far the picture has been dragged already. */
  change(direction: 1 | -1, offset?: number): void;
  close(): void;
  /** A drag has begun, or what followed from it is over. */
  dragging(now: boolean): void;
  /** Coordinates count from the middle of the container. */
  toggleZoom(x: number, y: number): void;
  toggleControls(): void;
}

/** Steps of the wheel come no faster than this, in milliseconds. */
const wheelPause = 250;

/** Drags, taps and the wheel on the container of the pictures. Returns what takes them off again. */
export function gestures(container: HTMLElement, hands: () => Hands): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const drag = new Drag(container, hands);
  container.addEventListener('pointerdown', (event) => drag.down(event), { signal });
  container.addEventListener('pointermove', (event) => drag.move(event), { signal });
  container.addEventListener('pointerup', (event) => drag.up(event), { signal });
  container.addEventListener('pointercancel', () => drag.cancel(), { signal });
  container.addEventListener('wheel', wheel(hands), { signal, passive: false });
  return () => {
    listeners.abort();
    drag.forget();
  };
}

/** One picture a step. With Ctrl, or while a picture is enlarged, the wheel is the zoom's. */
function wheel(hands: () => Hands) {
  let last = Number.NEGATIVE_INFINITY;
  return (event: WheelEvent) => {
    const { change, hasNext, zoomed } = hands();
    if (event.ctrlKey || zoomed() || onControl(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const distance = Math.abs(event.deltaY) > Math.abs(event.deltaX) ? event.deltaY : event.deltaX;
    const direction = distance > 0 ? 1 : -1;
    if (distance === 0 || event.timeStamp - last < wheelPause || !hasNext(direction)) return;
    last = event.timeStamp;
    change(direction);
  };
}

interface Start {
  id: number;
  x: number;
  y: number;
  time: number;
}

class Drag {
  readonly #container: HTMLElement;
  readonly #hands: () => Hands;
  #start: Start | undefined;
  #axis: Axis | undefined;
  #lastTap: Start | undefined;
  #closing: number | undefined;
  #settling: number | undefined;

  constructor(container: HTMLElement, hands: () => Hands) {
    this.#container = container;
    this.#hands = hands;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || onControl(event)) return;
    if (this.#start) {
      // A second finger: from here on it is a pinch.
      this.cancel();
      return;
    }
    this.#start = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      time: event.timeStamp,
    };
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.#start?.id || this.#hands().zoomed()) return;
    const [dx, dy] = [event.clientX - this.#start.x, event.clientY - this.#start.y];
    if (!this.#axis) {
      this.#axis = axisOf(dx, dy, this.#hands().pictures);
      if (!this.#axis) return;
      this.#container.setPointerCapture(event.pointerId);
      clearTimeout(this.#settling);
      this.#hands().dragging(true);
    }
    const carousel = this.#carousel();
    if (carousel) carousel.style.transform = this.#transform(dx, dy);
  }

  up(event: PointerEvent): void {
    const start = this.#start;
    const axis = this.#axis;
    if (event.pointerId !== start?.id) return;
    this.#start = undefined;
    this.#axis = undefined;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    this.#settle();
    if (axis === 'x') this.#releaseSideways(dx, event.timeStamp - start.time);
    else if (axis === 'y') this.#releaseUpright(dy);
    else if (Math.hypot(dx, dy) < dragRules.lock) this.#tap(event);
  }

  cancel(): void {
    this.#start = undefined;
    this.#axis = undefined;
    this.#settle();
    this.#springBack();
  }

  forget(): void {
    clearTimeout(this.#closing);
    clearTimeout(this.#settling);
  }

  #settle(): void {
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => this.#hands().dragging(false), dragRules.change);
  }

  #releaseSideways(distance: number, duration: number): void {
    const { change, hasNext } = this.#hands();
    const direction = distance < 0 ? 1 : -1;
    if (!changesPicture(distance, duration) || !hasNext(direction)) {
      this.#springBack();
      return;
    }
    change(direction, distance);
    this.#carousel()?.style.removeProperty('transform');
  }

  #releaseUpright(distance: number): void {
    const carousel = this.#carousel();
    if (!closesLightbox(distance) || !carousel) {
      this.#springBack();
      return;
    }
    const away = `translateY(${Math.sign(distance) * 100}%)`;
    carousel.animate(
      { transform: [carousel.style.transform, away], opacity: [1, 0] },
      { duration: dragRules.flyOut, fill: 'forwards' },
    );
    this.#closing = window.setTimeout(this.#hands().close, dragRules.closeAfter);
  }

  #tap(event: PointerEvent): void {
    const { close, toggleControls, toggleZoom } = this.#hands();
    const { height, left, top, width } = this.#container.getBoundingClientRect();
    const [x, y] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
    if (event.pointerType === 'mouse') {
      if (event.target instanceof HTMLImageElement) toggleZoom(x, y);
      else close();
      return;
    }
    const last = this.#lastTap;
    this.#lastTap = { id: event.pointerId, x, y, time: event.timeStamp };
    toggleControls();
    if (
      last &&
      event.timeStamp - last.time < dragRules.doubleTapTime &&
      Math.hypot(x - last.x, y - last.y) < dragRules.doubleTapDistance
    ) {
      this.#lastTap = undefined;
      toggleZoom(x, y);
    }
  }

  #transform(dx: number, dy: number): string {
    if (this.#axis === 'y') return `translateY(${dy}px)`;
    return `translateX(${this.#hands().hasNext(dx < 0 ? 1 : -1) ? dx : resisted(dx)}px)`;
  }

  #springBack(): void {
    const carousel = this.#carousel();
    if (!carousel?.style.transform) return;
    const { transform } = carousel.style;
    carousel.style.removeProperty('transform');
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      carousel.animate({ transform: [transform, 'none'] }, dragRules.springBack);
  }

  #carousel(): HTMLElement | null {
    return this.#container.querySelector('.yarl__carousel');
  }
}

function onControl({ target }: Event): boolean {
  return (
    target instanceof Element &&
    target.closest('a, button, [data-thumbnails], [data-part="text"]') !== null
  );
}
