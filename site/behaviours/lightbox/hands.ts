import type { RefObject } from 'react';
import type {
  ControllerRef,
  FullscreenRef,
  ThumbnailsRef,
  ZoomRef,
} from 'yet-another-react-lightbox';

/** Milliseconds (specification section 8, behaviour sheet 1). */
export const times = {
  fade: 366,
  swipe: 300,
  slideshow: 3000,
  idle: 3000,
  springBack: 200,
  flyOut: 200,
  closeAfter: 250,
  doubleTap: 500,
  wheel: 250,
} as const;

/** Pixels: from where on a drag has a direction, and changes the picture or closes; how far two taps of one lie apart. */
const lengths = { lock: 10, threshold: 50, doubleTap: 50 } as const;

interface Library {
  controller: RefObject<ControllerRef | null>;
  fullscreen: RefObject<FullscreenRef | null>;
  thumbnails: RefObject<ThumbnailsRef | null>;
  zoom: RefObject<ZoomRef | null>;
}

type Controller = Library['controller'];

/** What the library has no option for: its swipes have other lengths, its keys are fewer, its controls stay in sight. */
export function hands(
  dialog: HTMLDialogElement,
  library: Library,
  pictures: boolean,
  opener: HTMLElement | undefined,
): void {
  keys(dialog, library);
  drags(dialog, library, pictures);
  wheel(dialog, library);
  // A hand on a PDF is the viewer's: the controls would step aside while it is read.
  if (pictures) idle(dialog, opener?.matches(':focus-visible') ?? false);
}

/** Nothing is to move. Asked anew each time. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the slide with this index, or the nearest that there is. */
export function goTo({ current }: Controller, index: number): void {
  if (!current) return;
  const { currentIndex, slides } = current.getLightboxState();
  const count = Math.min(Math.max(index, 0), slides.length - 1) - currentIndex;
  if (count > 0) current.next({ count });
  if (count < 0) current.prev({ count: -count });
}

function step(controller: Controller, by: number): void {
  goTo(controller, (controller.current?.getLightboxState().currentIndex ?? 0) + by);
}

const isZoomed = ({ zoom }: Library) => (zoom.current?.zoom ?? 1) > 1;

/** Has presses, letters and the wheel to itself. */
const controls = 'a, button, .yarl__thumbnails_container, [data-part=text]';

const within = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Left and right are the library's own keys. Letters and the space bar are no control's (WCAG 2.1.4). */
function keys(dialog: HTMLElement, library: Library): void {
  const { controller, fullscreen, thumbnails } = library;
  const slideshow = () => dialog.querySelector<HTMLElement>('[data-slideshow]')?.click();
  const moves: Record<string, () => void> = {
    ArrowUp: () => step(controller, -1),
    ArrowDown: () => step(controller, 1),
    Home: () => goTo(controller, 0),
    End: () => goTo(controller, Number.POSITIVE_INFINITY),
  };
  const letters: Record<string, () => void> = {
    ' ': slideshow,
    p: slideshow,
    g: () => {
      const { hide, show, visible } = thumbnails.current ?? {};
      (visible ? hide : show)?.();
    },
    f: () => {
      const { disabled, enter, exit, fullscreen: full } = fullscreen.current ?? {};
      if (!disabled) (full ? exit : enter)?.();
    },
  };
  const pressed = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    const isMove = key in moves;
    // The browser's own: its history, its zoom; and what a text longer than its field is read by.
    if (altKey || ctrlKey || metaKey || shiftKey || (isMove && within(event, '[data-part=text]')))
      return event.stopPropagation();
    if (isMove ? isZoomed(library) : within(event, `input, ${controls}`)) return;
    const act = moves[key] ?? letters[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  dialog.addEventListener('keydown', pressed, { capture: true });
}

export type Axis = 'x' | 'y';

/** The direction a drag keeps once it is 10 px long; a picture by itself can only be pulled up or down. */
export function axisOf(dx: number, dy: number, pictures: number): Axis | undefined {
  if (Math.hypot(dx, dy) < lengths.lock) return undefined;
  return pictures === 1 || Math.abs(dy) >= Math.abs(dx) ? 'y' : 'x';
}

/** Whether a drag changes the picture or closes, however slow or quick it was. */
export const counts = (distance: number) => Math.abs(distance) > lengths.threshold;

/** A drag past the first or the last picture follows the finger less and less. */
export const resisted = (distance: number) => Math.sign(distance) * Math.abs(distance) ** 0.8;

function drags(dialog: HTMLElement, library: Library, pictures: boolean): void {
  const { controller } = library;
  let start: PointerEvent | undefined;
  let axis: Axis | undefined;
  let tapped: PointerEvent | undefined;
  const carousel = () => dialog.querySelector<HTMLElement>('.yarl__carousel');
  const hasNext = (dx: number) => {
    const { currentIndex = 0, slides = [] } = controller.current?.getLightboxState() ?? {};
    return slides[currentIndex - Math.sign(dx)] !== undefined;
  };
  /** Whatever the drag was, it is over. */
  const release = (dx = 0, dy = 0) => {
    const moved = carousel();
    const { transform = '' } = moved?.style ?? {};
    if (axis === 'x' && counts(dx) && hasNext(dx)) {
      // With an offset the library slides on from where the hand has left the picture.
      const action = { count: 1, offset: dx };
      controller.current?.[dx < 0 ? 'next' : 'prev'](action);
    } else if (axis === 'y' && counts(dy)) {
      const away = `translateY(${Math.sign(dy) * 100}%)`;
      const flown = { transform: [transform, away], opacity: [1, 0] };
      moved?.animate(flown, { duration: times.flyOut, fill: 'forwards' });
      setTimeout(() => controller.current?.close(), times.closeAfter);
    } else if (transform && !still()) {
      moved?.animate({ transform: [transform, 'none'] }, times.springBack);
    }
    moved?.style.removeProperty('transform');
    start = axis = undefined;
  };
  const tap = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') {
      if (event.target instanceof HTMLImageElement) toggleZoom(library, event);
      else controller.current?.close();
      return;
    }
    if (pictures) dialog.toggleAttribute('data-bare');
    const isSecond =
      tapped &&
      event.timeStamp - tapped.timeStamp < times.doubleTap &&
      Math.hypot(...between(tapped, event)) < lengths.doubleTap;
    tapped = isSecond ? undefined : event;
    if (isSecond) toggleZoom(library, event);
  };
  dialog.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || within(event, controls)) return;
    // A second finger: from here on it is a pinch.
    if (start) release();
    else start = event;
  });
  dialog.addEventListener('pointermove', (event) => {
    if (event.pointerId !== start?.pointerId || isZoomed(library)) return;
    const [dx, dy] = between(start, event);
    if (!axis) {
      axis = axisOf(dx, dy, controller.current?.getLightboxState().slides.length ?? 1);
      if (!axis) return;
      carousel()?.parentElement?.setPointerCapture(event.pointerId);
      dialog.querySelector<HTMLElement>('[data-slideshow=on]')?.click();
    }
    const way = axis === 'y' ? `Y(${dy}px)` : `X(${hasNext(dx) ? dx : resisted(dx)}px)`;
    carousel()?.style.setProperty('transform', `translate${way}`);
  });
  dialog.addEventListener('pointerup', (event) => {
    if (event.pointerId !== start?.pointerId) return;
    const [dx, dy] = between(start, event);
    const isTap = !axis && Math.hypot(dx, dy) < lengths.lock;
    release(dx, dy);
    if (isTap) tap(event);
  });
  dialog.addEventListener('pointercancel', () => release());
}

const between = (from: PointerEvent, to: PointerEvent) =>
  [to.clientX - from.clientX, to.clientY - from.clientY] as const;

/** Whole, or in its own size about the place that was pressed. */
function toggleZoom({ zoom }: Library, { clientX, clientY, target }: PointerEvent): void {
  const { changeZoom, disabled, maxZoom = 1, zoom: now = 1 } = zoom.current ?? {};
  const container = target instanceof Element && target.closest('.yarl__container');
  if (!container || disabled) return;
  const { height, left, top, width } = container.getBoundingClientRect();
  const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
  changeZoom?.(now > 1 ? 1 : maxZoom, false, x, y);
}

/** One picture a step. With Ctrl, or while a picture is enlarged, the wheel is the zoom's. */
function wheel(dialog: HTMLElement, library: Library): void {
  let last = Number.NEGATIVE_INFINITY;
  const turned = (event: WheelEvent) => {
    if (event.ctrlKey || isZoomed(library) || within(event, controls)) return;
    event.preventDefault();
    event.stopPropagation();
    const { deltaX, deltaY, timeStamp } = event;
    const distance = Math.abs(deltaY) > Math.abs(deltaX) ? deltaY : deltaX;
    if (distance === 0 || timeStamp - last < times.wheel) return;
    last = timeStamp;
    step(library.controller, Math.sign(distance));
  };
  dialog.addEventListener('wheel', turned, { capture: true, passive: false });
}

/** Marks the dialog `data-idle` 3 s after the last input; never for a finger, nor while a key was that input. */
function idle(dialog: HTMLElement, byKeyboard: boolean): void {
  const hovering = matchMedia('(hover: hover) and (pointer: fine)');
  let keyboard = byKeyboard;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    const needed = keyboard || dialog.querySelector('button:focus-visible') !== null;
    dialog.toggleAttribute('data-idle', !needed && hovering.matches);
  };
  const wake = (event: Event) => {
    if (event.type !== 'focusin') keyboard = event.type === 'keydown';
    delete dialog.dataset.idle;
    clearTimeout(timer);
    // A drag in progress is no rest.
    if (!(event instanceof PointerEvent && event.buttons > 0)) timer = setTimeout(rest, times.idle);
  };
  for (const sign of ['pointermove', 'pointerdown', 'pointerup', 'wheel', 'keydown', 'focusin'])
    dialog.addEventListener(sign, wake, { capture: true, passive: true });
}
