/** How long the lightbox opens, closes and changes pictures, in milliseconds (specification section 8). */
export const duration = 366;

const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/**
 * Flies a copy of the small picture between its place on the page and its place in the dialog.
 * Undefined where it cannot: the small picture is not loaded or not in sight, or nothing should move.
 */
export function flight(
  dialog: HTMLElement,
  small: HTMLImageElement | null | undefined,
  large: DOMRect | undefined,
  direction: 'in' | 'out',
): Animation | undefined {
  if (!small?.complete || !small.naturalWidth || !large?.width || stillness().matches) return;
  const place = small.getBoundingClientRect();
  if (!isInSight(place)) return;
  const copy = new Image();
  copy.src = small.currentSrc;
  copy.alt = '';
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${large.left}px`,
    top: `${large.top}px`,
    width: `${large.width}px`,
    height: `${large.height}px`,
    maxWidth: 'none',
    transformOrigin: '0 0',
  });
  dialog.append(copy);
  const onPage = `translate(${place.left - large.left}px, ${place.top - large.top}px) scale(${place.width / large.width}, ${place.height / large.height})`;
  const path = direction === 'in' ? [onPage, 'none'] : ['none', onPage];
  const flown = copy.animate({ transform: path }, { duration, easing, fill: 'forwards' });
  const land = () => copy.remove();
  flown.finished.then(land, land);
  return flown;
}

/** The visitor wants nothing to move. Asked anew each time. */
export function stillness(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}

/** Where a picture of this size comes to stand in a field, as large as it fits and no larger than it is. */
export function placeIn(field: DOMRect, width: number, height: number): DOMRect | undefined {
  if (!width || !height) return undefined;
  const scale = Math.min(field.width / width, field.height / height, 1);
  const [w, h] = [width * scale, height * scale];
  return new DOMRect(field.left + (field.width - w) / 2, field.top + (field.height - h) / 2, w, h);
}

function isInSight({ bottom, height, left, right, top }: DOMRect): boolean {
  return height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
