import { onScreenPercentage } from './options.ts';

/** Fine enough to detect when a band higher than the screen fills half of it. */
const thresholds = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Observes whether a video is on screen: all of it except 30 % of its height at the top and at the bottom. If that
 * band is higher than the screen, it must fill half of the screen.
 * @returns a cleanup function.
 */
export function watchOnScreen(
  box: HTMLElement,
  onChange: (isVisible: boolean) => void,
): () => void {
  const band = document.createElement('div');
  Object.assign(band.style, {
    position: 'absolute',
    inset: `${onScreenPercentage}% 0`,
    pointerEvents: 'none',
    visibility: 'hidden',
  });
  box.append(band);
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (entry) onChange(isOnScreen(entry));
    },
    { threshold: thresholds },
  );
  observer.observe(band);
  return () => {
    observer.disconnect();
    band.remove();
  };
}

type Entry = Pick<
  IntersectionObserverEntry,
  'boundingClientRect' | 'intersectionRect' | 'rootBounds'
>;

export function isOnScreen({ boundingClientRect, intersectionRect, rootBounds }: Entry): boolean {
  const screen = rootBounds?.height ?? 0;
  const visible = intersectionRect.height;
  if (boundingClientRect.height > screen) return visible >= screen / 2;
  // Tolerates half a pixel, because browsers round the two rectangles differently.
  return visible > 0 && visible >= boundingClientRect.height - 0.5;
}
