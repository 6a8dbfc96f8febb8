import type { RefObject } from 'react';
import type {
  ControllerRef,
  FullscreenRef,
  ThumbnailsRef,
  ZoomRef,
} from 'yet-another-react-lightbox';

/** Milliseconds (specification section 8, behaviour sheet 1). */
export const durations = {
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

/** Pixels: of a drag to lock its axis, and to change the image or close; between the two taps of a double tap. */
const thresholds = { lock: 10, threshold: 50, doubleTap: 50 } as const;

interface LightboxRefs {
  controller: RefObject<ControllerRef | null>;
  fullscreen: RefObject<FullscreenRef | null>;
  thumbnails: RefObject<ThumbnailsRef | null>;
  zoom: RefObject<ZoomRef | null>;
}

type Controller = LightboxRefs['controller'];

/** Adds what the library has no option for: other swipe lengths, more keys, controls that hide when idle. */
export function attachGestures(
  dialog: HTMLDialogElement,
  refs: LightboxRefs,
  isImageGallery: boolean,
  opener: HTMLElement | undefined,
): void {
  handleKeys(dialog, refs);
  handleDrags(dialog, refs, isImageGallery);
  handleWheel(dialog, refs);
  // A PDF viewer takes the pointer events: the controls would hide while it is in use.
  if (isImageGallery) handleIdle(dialog, opener?.matches(':focus-visible') ?? false);
}

/** Evaluated on each call, because the setting can change. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the slide with this index, or the nearest existing one. */
export function goToSlide({ current }: Controller, index: number): void {
  if (!current) return;
  const { currentIndex, slides } = current.getLightboxState();
  const count = Math.min(Math.max(index, 0), slides.length - 1) - currentIndex;
  if (count > 0) current.next({ count });
  if (count < 0) current.prev({ count: -count });
}

function stepBy(controller: Controller, by: number): void {
  goToSlide(controller, (controller.current?.getLightboxState().currentIndex ?? 0) + by);
}

const isZoomed = ({ zoom }: LightboxRefs) => (zoom.current?.zoom ?? 1) > 1;

/** Elements that handle clicks, keys and the wheel themselves. */
const controlSelector = 'a, button, .yarl__thumbnails_container, [data-part=text]';

const isWithin = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** The library handles the left and right keys. Letters and Space work only while no control has the focus (WCAG 2.1.4). */
function handleKeys(dialog: HTMLElement, refs: LightboxRefs): void {
  const { controller, fullscreen, thumbnails } = refs;
  const slideshow = () => dialog.querySelector<HTMLElement>('[data-slideshow]')?.click();
  const navigationKeys: Record<string, () => void> = {
    ArrowUp: () => stepBy(controller, -1),
    ArrowDown: () => stepBy(controller, 1),
    Home: () => goToSlide(controller, 0),
    End: () => goToSlide(controller, Number.POSITIVE_INFINITY),
  };
  const shortcuts: Record<string, () => void> = {
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
  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    const isMove = key in navigationKeys;
    // Left to the browser: history and zoom shortcuts, and scrolling within a long text.
    if (altKey || ctrlKey || metaKey || shiftKey || (isMove && isWithin(event, '[data-part=text]')))
      return event.stopPropagation();
    if (isMove ? isZoomed(refs) : isWithin(event, `input, ${controlSelector}`)) return;
    const handler = navigationKeys[key] ?? shortcuts[key];
    if (!handler) return;
    event.preventDefault();
    handler();
  };
  dialog.addEventListener('keydown', onKeyDown, { capture: true });
}

export type Axis = 'x' | 'y';

/** Returns the axis a drag is locked to once it is 10 px long; a single image moves vertically only. */
export function axisOf(dx: number, dy: number, slideCount: number): Axis | undefined {
  if (Math.hypot(dx, dy) < thresholds.lock) return undefined;
  return slideCount === 1 || Math.abs(dy) >= Math.abs(dx) ? 'y' : 'x';
}

/** Whether a drag changes the image or closes, at any speed. */
export const exceedsThreshold = (distance: number) => Math.abs(distance) > thresholds.threshold;

/** Returns the damped distance of a drag past the first or the last image. */
export const withResistance = (distance: number) => Math.sign(distance) * Math.abs(distance) ** 0.8;

function handleDrags(dialog: HTMLElement, refs: LightboxRefs, isImageGallery: boolean): void {
  const { controller } = refs;
  let start: PointerEvent | undefined;
  let axis: Axis | undefined;
  let lastTap: PointerEvent | undefined;
  const carousel = () => dialog.querySelector<HTMLElement>('.yarl__carousel');
  const hasNext = (dx: number) => {
    const { currentIndex = 0, slides = [] } = controller.current?.getLightboxState() ?? {};
    return slides[currentIndex - Math.sign(dx)] !== undefined;
  };
  /** Ends a drag: changes the slide, closes, or springs back. */
  const endDrag = (dx = 0, dy = 0) => {
    const element = carousel();
    const { transform = '' } = element?.style ?? {};
    if (axis === 'x' && exceedsThreshold(dx) && hasNext(dx)) {
      // With an offset the library continues from the position at release.
      const action = { count: 1, offset: dx };
      controller.current?.[dx < 0 ? 'next' : 'prev'](action);
    } else if (axis === 'y' && exceedsThreshold(dy)) {
      const offscreen = `translateY(${Math.sign(dy) * 100}%)`;
      const keyframes = { transform: [transform, offscreen], opacity: [1, 0] };
      element?.animate(keyframes, { duration: durations.flyOut, fill: 'forwards' });
      setTimeout(() => controller.current?.close(), durations.closeAfter);
    } else if (transform && !prefersReducedMotion()) {
      element?.animate({ transform: [transform, 'none'] }, durations.springBack);
    }
    element?.style.removeProperty('transform');
    start = axis = undefined;
  };
  const tap = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') {
      if (event.target instanceof HTMLImageElement) toggleZoom(refs, event);
      else controller.current?.close();
      return;
    }
    if (isImageGallery) dialog.toggleAttribute('data-bare');
    const isSecond =
      lastTap &&
      event.timeStamp - lastTap.timeStamp < durations.doubleTap &&
      Math.hypot(...distanceBetween(lastTap, event)) < thresholds.doubleTap;
    lastTap = isSecond ? undefined : event;
    if (isSecond) toggleZoom(refs, event);
  };
  dialog.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || isWithin(event, controlSelector)) return;
    // A second finger: from here on it is a pinch.
    if (start) endDrag();
    else start = event;
  });
  dialog.addEventListener('pointermove', (event) => {
    if (event.pointerId !== start?.pointerId || isZoomed(refs)) return;
    const [dx, dy] = distanceBetween(start, event);
    if (!axis) {
      axis = axisOf(dx, dy, controller.current?.getLightboxState().slides.length ?? 1);
      if (!axis) return;
      carousel()?.parentElement?.setPointerCapture(event.pointerId);
      dialog.querySelector<HTMLElement>('[data-slideshow=on]')?.click();
    }
    const translation =
      axis === 'y' ? `Y(${dy}px)` : `X(${hasNext(dx) ? dx : withResistance(dx)}px)`;
    carousel()?.style.setProperty('transform', `translate${translation}`);
  });
  dialog.addEventListener('pointerup', (event) => {
    if (event.pointerId !== start?.pointerId) return;
    const [dx, dy] = distanceBetween(start, event);
    const isTap = !axis && Math.hypot(dx, dy) < thresholds.lock;
    endDrag(dx, dy);
    if (isTap) tap(event);
  });
  dialog.addEventListener('pointercancel', () => endDrag());
}

const distanceBetween = (from: PointerEvent, to: PointerEvent) =>
  [to.clientX - from.clientX, to.clientY - from.clientY] as const;

/** Toggles between the fitted size and full size around the pressed point. */
function toggleZoom({ zoom }: LightboxRefs, { clientX, clientY, target }: PointerEvent): void {
  const { changeZoom, disabled, maxZoom = 1, zoom: now = 1 } = zoom.current ?? {};
  const container = target instanceof Element && target.closest('.yarl__container');
  if (!container || disabled) return;
  const { height, left, top, width } = container.getBoundingClientRect();
  const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
  changeZoom?.(now > 1 ? 1 : maxZoom, false, x, y);
}

/** Changes the image by one per wheel step. With Ctrl, or on an enlarged image, the wheel zooms. */
function handleWheel(dialog: HTMLElement, refs: LightboxRefs): void {
  let last = Number.NEGATIVE_INFINITY;
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || isZoomed(refs) || isWithin(event, controlSelector)) return;
    event.preventDefault();
    event.stopPropagation();
    const { deltaX, deltaY, timeStamp } = event;
    const distance = Math.abs(deltaY) > Math.abs(deltaX) ? deltaY : deltaX;
    if (distance === 0 || timeStamp - last < durations.wheel) return;
    last = timeStamp;
    stepBy(refs.controller, Math.sign(distance));
  };
  dialog.addEventListener('wheel', onWheel, { capture: true, passive: false });
}

/** Sets `data-idle` on the dialog 3 s after the last input; never on touch devices or after keyboard input. */
function handleIdle(dialog: HTMLElement, isKeyboardInput: boolean): void {
  const canHover = matchMedia('(hover: hover) and (pointer: fine)');
  let isKeyboard = isKeyboardInput;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const markIdle = () => {
    const needed = isKeyboard || dialog.querySelector('button:focus-visible') !== null;
    dialog.toggleAttribute('data-idle', !needed && canHover.matches);
  };
  const resetIdle = (event: Event) => {
    if (event.type !== 'focusin') isKeyboard = event.type === 'keydown';
    delete dialog.dataset.idle;
    clearTimeout(timer);
    // Not while a drag is in progress.
    if (!(event instanceof PointerEvent && event.buttons > 0))
      timer = setTimeout(markIdle, durations.idle);
  };
  for (const type of ['pointermove', 'pointerdown', 'pointerup', 'wheel', 'keydown', 'focusin'])
    dialog.addEventListener(type, resetIdle, { capture: true, passive: true });
}
