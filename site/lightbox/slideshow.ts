import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useA11yContext, useEvents, useLightboxState } from 'yet-another-react-lightbox';

/** How long a picture is shown, in milliseconds (specification section 8). */
export const slideshowSpeed = 3000;

interface Slideshow {
  playing: boolean;
  ticking: boolean;
  toggle: () => void;
  stop: () => void;
}

/**
 * Goes to the next picture three seconds after the one shown has loaded, and stops at the last. Started there,
 * it begins anew with the first. A tab out of sight, or a hand on another control, holds it up: then the
 * three seconds begin again.
 */
export function useSlideshow(root: HTMLElement | null, goTo: (index: number) => void): Slideshow {
  const { currentIndex, slides } = useLightboxState();
  const [playing, setPlaying] = useState(false);
  const loaded = useLoaded();
  const held = useHeld(root);
  const last = slides.length - 1;
  const ticking = playing && loaded && !held;

  const advance = useEffectEvent((shown: number) => goTo(shown === last ? 0 : shown + 1));
  useEffect(() => {
    if (!ticking) return;
    const timer = setTimeout(() => advance(currentIndex), slideshowSpeed);
    return () => clearTimeout(timer);
  }, [ticking, currentIndex]);

  const before = useRef(currentIndex);
  useEffect(() => {
    if (before.current !== currentIndex && currentIndex === last) setPlaying(false);
    before.current = currentIndex;
  }, [currentIndex, last]);

  const { setAutoPlaying } = useA11yContext();
  useEffect(() => setAutoPlaying(playing), [playing, setAutoPlaying]);

  return {
    playing,
    ticking,
    toggle: () => setPlaying((was) => !was && last > 0),
    stop: () => setPlaying(false),
  };
}

/** Whether the picture shown has come, or has failed to. */
function useLoaded(): boolean {
  const { subscribe } = useEvents();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const ends = [
      subscribe('active-slide-loading', () => setLoaded(false)),
      subscribe('active-slide-complete', () => setLoaded(true)),
      subscribe('active-slide-error', () => setLoaded(true)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [subscribe]);
  return loaded;
}

/** Whether the tab is out of sight, or the pointer or the focus is on a control other than the show's own. */
function useHeld(root: HTMLElement | null): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    root?.addEventListener('pointerover', ({ target }) => setHovered(holds(target)), options);
    root?.addEventListener('pointerleave', () => setHovered(false), options);
    root?.addEventListener('focusin', ({ target }) => setFocused(holds(target)), options);
    document.addEventListener('visibilitychange', () => setHidden(document.hidden), options);
    return () => listeners.abort();
  }, [root]);
  return hovered || focused || hidden;
}

function holds(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button:not([data-slideshow])') !== null;
}
