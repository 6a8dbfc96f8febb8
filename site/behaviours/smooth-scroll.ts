/** Incremented by every run: a newer one ends an older one. */
let latestRun = 0;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const interruptEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the window to a position within `duration` milliseconds; at once with reduced motion. `target` is called in every frame, because the page
 * may still grow. The visitor's own scrolling ends it.
 * @returns whether the position was reached.
 */
export function smoothScroll(target: () => number, duration: number): Promise<boolean> {
  latestRun += 1;
  const run = latestRun;
  const from = scrollY;
  const startTime = performance.now();
  return new Promise((resolve) => {
    const end = (isComplete: boolean) => {
      for (const type of interruptEvents) removeEventListener(type, interrupt);
      resolve(isComplete);
    };
    let isInterrupted = false;
    const interrupt = () => {
      isInterrupted = true;
    };
    for (const type of interruptEvents) addEventListener(type, interrupt, { passive: true });
    const step = (now: number) => {
      if (isInterrupted || run !== latestRun) return end(false);
      const progress = reducedMotion.matches
        ? 1
        : Math.min(1, Math.max(0, (now - startTime) / duration));
      scrollTo({ top: from + (target() - from) * easeInOut(progress), behavior: 'instant' });
      if (progress < 1) requestAnimationFrame(step);
      else end(true);
    };
    requestAnimationFrame(step);
  });
}

/** Slow at both ends. */
function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress * progress : 1 - 2 * (1 - progress) ** 2;
}

/** Makes the next Tab continue from the element. */
export function focusWithoutScroll(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
