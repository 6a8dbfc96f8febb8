import { onScreenPercentage } from './options.ts';

/** Enough steps to notice when a band higher than the screen comes to fill half of it. */
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Tells whether a video is on the screen: whether all of it is but 30 % of its height at the top and at
 * the bottom. Where that band is higher than the screen it has to fill half of the screen.
 * @returns what ends it.
 */
export function watchOnScreen(box: HTMLElement, seen: (is: boolean) => void): () => void {
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
      if (entry) seen(isOnScreen(entry));
    },
    { threshold: steps },
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
  // Half a pixel: browsers round the two differently.
  return visible > 0 && visible >= boundingClientRect.height - 0.5;
}
