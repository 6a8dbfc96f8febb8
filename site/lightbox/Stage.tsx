import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type ComponentProps,
  useController,
  useEventCallback,
  useLayoutEffect,
  useLightboxState,
  useRTL,
} from 'yet-another-react-lightbox';
import { duration, stillness } from './flight.ts';
import { gestures } from './gestures.ts';
import { idle } from './idle.ts';
import { keys } from './keys.ts';
import { StageProvider, useSetting } from './lightbox-context.ts';
import { useSlideshow } from './slideshow.ts';

/** A module of the library's: slideshow, thumbnails, keys, gestures and idleness of the pictures within it. */
export function Stage({ children }: ComponentProps) {
  const { dialog, byKeyboard, pictures } = useSetting();
  const { containerRef } = useController();
  const [thumbnails, setThumbnails] = useState(false);
  const [root] = useState(() => dialog.querySelector<HTMLElement>('.yarl__root'));
  const goTo = useGoTo();
  const slideshow = useSlideshow(root, goTo);
  const toggleThumbnails = useEventCallback(() => {
    if (!pictures) return;
    if (thumbnails && document.activeElement?.closest('[data-thumbnails]'))
      containerRef.current?.focus();
    setThumbnails(!thumbnails);
  });
  const toggleSlideshow = useEventCallback(() => pictures && slideshow.toggle());

  useGestures(slideshow.stop);
  useKeys(root, { goTo, toggleSlideshow, toggleThumbnails });
  useFade();
  // A hand on a PDF is the viewer's: the controls would step aside while somebody reads.
  useEffect(
    () => (pictures ? idle(dialog, byKeyboard) : undefined),
    [dialog, byKeyboard, pictures],
  );
  useEffect(() => {
    dialog.toggleAttribute('data-thumbnails-shown', thumbnails);
  }, [dialog, thumbnails]);
  const { playing, ticking } = slideshow;
  useEffect(() => {
    if (!playing) delete dialog.dataset.idle;
  }, [dialog, playing]);

  const state = useMemo(
    () => ({ playing, ticking, thumbnails, goTo, toggleSlideshow, toggleThumbnails }),
    [playing, ticking, thumbnails, goTo, toggleSlideshow, toggleThumbnails],
  );
  return <StageProvider value={state}>{children}</StageProvider>;
}

function useGoTo(): (index: number) => void {
  const { next, prev } = useController();
  const { currentIndex, slides } = useLightboxState();
  return useEventCallback((index: number) => {
    const count = Math.min(Math.max(index, 0), slides.length - 1) - currentIndex;
    if (count > 0) next({ count });
    if (count < 0) prev({ count: -count });
  });
}

function useGestures(stopSlideshow: () => void): void {
  const { dialog, pictures, zoom } = useSetting();
  const { close, containerRef, next, prev } = useController();
  const { currentIndex, slides } = useLightboxState();
  const hands = useEventCallback(() => ({
    pictures: slides.length,
    zoomed: () => (zoom.current?.zoom ?? 1) > 1,
    hasNext: (direction: 1 | -1) => slides[currentIndex + direction] !== undefined,
    change: (direction: 1 | -1, offset?: number) => {
      // With an offset the library slides on from where the hand left the picture.
      const step = { count: 1, offset };
      if (direction === 1) next(step);
      else prev(step);
    },
    close,
    dragging: (now: boolean) => {
      dialog.toggleAttribute('data-dragging', now);
      if (now) stopSlideshow();
    },
    toggleZoom: (x: number, y: number) => {
      const { changeZoom, maxZoom, zoom: now } = zoom.current ?? {};
      const isPicture = slides[currentIndex]?.type !== 'file';
      if (now !== undefined && maxZoom && isPicture)
        changeZoom?.(now > 1 ? 1 : maxZoom, false, x, y);
    },
    toggleControls: () => pictures && dialog.toggleAttribute('data-bare'),
  }));
  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    return gestures(container, hands);
  }, [containerRef, hands]);
}

interface KeyActions {
  goTo: (index: number) => void;
  toggleSlideshow: () => void;
  toggleThumbnails: () => void;
}

function useKeys(root: HTMLElement | null, actions: KeyActions): void {
  const { fullscreen, zoom } = useSetting();
  const { currentIndex, slides } = useLightboxState();
  const isRTL = useRTL();
  const { goTo, toggleSlideshow, toggleThumbnails } = actions;
  const all = useEventCallback(() => ({
    zoomed: () => (zoom.current?.zoom ?? 1) > 1,
    rightToLeft: () => isRTL,
    step: (direction: 1 | -1) => goTo(currentIndex + direction),
    first: () => goTo(0),
    last: () => goTo(slides.length - 1),
    toggleSlideshow,
    toggleThumbnails: slides.length > 1 ? toggleThumbnails : () => undefined,
    toggleFullscreen: () => {
      const { disabled, enter, exit, fullscreen: full } = fullscreen.current ?? {};
      if (!disabled) (full ? exit : enter)?.();
    },
  }));
  useEffect(() => (root ? keys(root, all) : undefined), [root, all]);
}

/** A picture fades in, unless a hand has drawn it in. */
function useFade(): void {
  const { animation, currentIndex } = useLightboxState();
  const { containerRef } = useController();
  const before = useRef(currentIndex);
  const slid = (animation?.duration ?? 0) > 0;
  useLayoutEffect(() => {
    if (before.current === currentIndex) return;
    before.current = currentIndex;
    if (slid || stillness().matches) return;
    containerRef.current
      ?.querySelector('.yarl__slide_current')
      ?.animate({ opacity: [0, 1] }, duration);
  }, [currentIndex, slid, containerRef]);
}
