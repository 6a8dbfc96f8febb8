import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  type ComponentProps,
  DocumentContextProvider,
  RTLContextProvider,
  useEventCallback,
  useEvents,
  useLightboxState,
} from 'yet-another-react-lightbox';
import { duration, flight, placeIn, stillness } from './flight.ts';
import { useSetting } from './lightbox-context.ts';
import type { NamedSlide } from './slides.ts';

/**
 * Takes the place of the library's portal: the browser's own modal dialog, which makes the page behind it inert,
 * names the picture shown, closes with Esc after leaving the full screen, and flies the picture from its place
 * on the page and back.
 */
export function DialogRoot({ children, close, on }: ComponentProps) {
  const { dialog, small: smallOf, text } = useSetting();
  const { currentIndex, slides } = useLightboxState();
  const { publish, subscribe } = useEvents();
  const root = useRef<HTMLDivElement>(null);
  const leaving = useRef<number | undefined>(undefined);
  const small = () => smallOf(currentIndex);

  useEffect(() => {
    const { alt } = slides[currentIndex] as NamedSlide;
    dialog.setAttribute('aria-label', text.named(currentIndex + 1, slides.length, alt));
  }, [dialog, text, currentIndex, slides]);

  const enter = useEventCallback(() =>
    fadeIn(dialog, root.current, small(), slides[currentIndex] as Sized),
  );
  useLayoutEffect(enter, [enter]);

  const leave = useEventCallback(() => {
    if (leaving.current !== undefined) return;
    dialog.dataset.state = 'closing';
    on.exiting?.();
    fadeOut(dialog, root.current, small());
    leaving.current = window.setTimeout(close, stillness().matches ? 0 : duration);
  });
  useEffect(() => subscribe('close', leave), [subscribe, leave]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    const cancelled = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      if (document.fullscreenElement) void document.exitFullscreen();
      else publish('close');
    };
    // A browser may close a dialog that keeps refusing to.
    const closed = () => leave();
    dialog.addEventListener('cancel', cancelled);
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('close', closed);
    };
  }, [dialog, leave, publish]);

  const rightToLeft = getComputedStyle(dialog).direction === 'rtl';
  return (
    <DocumentContextProvider nodeRef={root}>
      <RTLContextProvider isRTL={rightToLeft}>
        <div className="yarl__root yarl__portal" ref={root}>
          {children}
        </div>
      </RTLContextProvider>
    </DocumentContextProvider>
  );
}

type Sized = { width?: number; height?: number };
type Small = HTMLImageElement | null | undefined;

/** Returns what ends it at once. */
function fadeIn(
  dialog: HTMLDialogElement,
  root: HTMLElement | null,
  small: Small,
  slide: Sized | undefined,
): (() => void) | undefined {
  dialog.dataset.state = 'opening';
  const opened = () => {
    dialog.removeAttribute('data-flying');
    if (dialog.dataset.state === 'opening') dialog.dataset.state = 'open';
  };
  if (stillness().matches || !root) {
    opened();
    return;
  }
  const faded = root.animate({ opacity: [0, 1] }, duration);
  faded.finished.then(opened, opened);
  // The pictures have their places once the library has measured the field, which is before the next frame.
  const frame = requestAnimationFrame(() => {
    const field = root.querySelector('.yarl__slide_current')?.getBoundingClientRect();
    const place = field && placeIn(field, slide?.width ?? 0, slide?.height ?? 0);
    dialog.toggleAttribute('data-flying', flight(dialog, small, place, 'in') !== undefined);
  });
  return () => {
    cancelAnimationFrame(frame);
    faded.cancel();
  };
}

/** The picture flies back only if it is there, whole and still where it was. */
function fadeOut(dialog: HTMLDialogElement, root: HTMLElement | null, small: Small): void {
  if (stillness().matches || !root) return;
  const large = root.querySelector<HTMLImageElement>('.yarl__slide_current img');
  const carousel = root.querySelector('.yarl__carousel');
  const moved = carousel?.getAnimations().length !== 0 || dialog.matches('[data-zoomed]');
  const whole = large?.complete && large.naturalWidth > 0 && !moved;
  const flown = flight(dialog, small, whole ? large.getBoundingClientRect() : undefined, 'out');
  dialog.toggleAttribute('data-flying', flown !== undefined);
  root.animate({ opacity: [1, 0] }, { duration, fill: 'forwards' });
}
