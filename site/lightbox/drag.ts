/** Behaviour sheet 1, touch and drag: pixels and milliseconds. */
export const dragRules = {
  lock: 10,
  threshold: 50,
  slowDrag: 130,
  springBack: 200,
  flyOut: 200,
  closeAfter: 250,
  change: 300,
  doubleTapTime: 500,
  doubleTapDistance: 50,
} as const;

export type Axis = 'x' | 'y';

/** The direction a drag keeps once it is 10 px long; a picture by itself can only be pulled up or down. */
export function axisOf(dx: number, dy: number, pictures: number): Axis | undefined {
  if (Math.hypot(dx, dy) < dragRules.lock) return undefined;
  return pictures === 1 || Math.abs(dy) >= Math.abs(dx) ? 'y' : 'x';
}

/** Whether a sideways drag changes the picture: a long one always, a slow one from the length that locked it. */
export function changesPicture(distance: number, duration: number): boolean {
  const length = Math.abs(distance);
  return length > dragRules.threshold || (duration > dragRules.slowDrag && length > dragRules.lock);
}

export function closesLightbox(distance: number): boolean {
  return Math.abs(distance) > dragRules.threshold;
}

/** A drag past the first or the last picture follows the finger less and less. */
export function resisted(distance: number): number {
  return Math.sign(distance) * Math.abs(distance) ** 0.8;
}
