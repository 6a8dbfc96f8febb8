/** Counts up with every glide, so that a newer one ends the older. */
let latest = 0;

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls the window to a height in so many milliseconds; at once where motion is reduced. The height is
 * asked for in every frame, because the page may still grow. A visitor's own scrolling ends it.
 * @returns whether it arrived.
 */
export function glide(height: () => number, duration: number): Promise<boolean> {
  latest += 1;
  const own = latest;
  const from = scrollY;
  const begin = performance.now();
  return new Promise((resolve) => {
    const end = (arrived: boolean) => {
      for (const kind of interruptions) removeEventListener(kind, interrupted);
      resolve(arrived);
    };
    let stopped = false;
    const interrupted = () => {
      stopped = true;
    };
    for (const kind of interruptions) addEventListener(kind, interrupted, { passive: true });
    const step = (now: number) => {
      if (stopped || own !== latest) return end(false);
      const part = reduced.matches ? 1 : Math.min(1, Math.max(0, (now - begin) / duration));
      scrollTo({ top: from + (height() - from) * eased(part), behavior: 'instant' });
      if (part < 1) requestAnimationFrame(step);
      else end(true);
    };
    requestAnimationFrame(step);
  });
}

/** Slow at both ends. */
function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
}
