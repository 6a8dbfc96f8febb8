import type { ReactNode } from 'react';
import paint from './paint.module.css';

export const shapes = ['narrow', 'wide', 'banner'] as const;
/** narrow and wide are cards; banner is the whole page's width (hero with a picture). */
export type Shape = (typeof shapes)[number];

export interface ArtProps {
  shape: Shape;
}

/** Width of each composition in drawing units; one unit is about one pixel on a 1440 px page. */
export const widths: Record<Shape, number> = { narrow: 362, wide: 750, banner: 1030 };

/** Horizontal centre of the object: a wide card has text in its left half. */
export const centres: Record<Shape, number> = { narrow: 181, wide: 556, banner: 700 };

/** Drawing units by which oil continues below its frame, so that it can rise. */
export const below = 12;

interface FrameProps extends ArtProps {
  height: number;
  /** Whether the drawing hangs from the upper edge of a higher frame, instead of standing on its lower edge. */
  hangs?: boolean;
  children: ReactNode;
}

/** The root element of a drawing: always as wide as its card, at the card's lower edge. */
export function Frame({ shape, height, hangs, children }: FrameProps) {
  return (
    <svg
      className={`${paint.frame} whole overflowing`}
      viewBox={`0 0 ${widths[shape]} ${height}`}
      preserveAspectRatio={hangs ? 'xMidYMin' : 'xMidYMax'}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const createPaintedPath = (className: string | undefined) =>
  function Part({ d }: { d: string }) {
    return <path className={className} d={d} />;
  };

/** Paths by their paint. */
export const Oil = createPaintedPath(paint.oil);
export const Shade = createPaintedPath(paint.shade);
export const Shine = createPaintedPath(paint.glint);
export const Submerged = createPaintedPath(paint.submerged);
export const Light = createPaintedPath(paint.light);
export const Mid = createPaintedPath(paint.mid);
export const Dark = createPaintedPath(paint.dark);
export const Black = createPaintedPath(paint.black);
export const Strong = createPaintedPath(paint.strong);

interface OilSurfaceOptions {
  width: number;
  level: number;
  bottom: number;
  /** Left and right edge of everything that stands in the oil, from left to right. */
  walls?: readonly (readonly [number, number])[];
  rise?: number;
  reach?: number | undefined;
}

/** Returns the path of a body of oil that climbs both edges of the drawing and every wall in it. */
export function oilSurface({
  width,
  level,
  bottom,
  walls = [],
  rise = 22,
  reach = 46,
}: OilSurfaceOptions) {
  const edges = [0, ...walls.flat(), width];
  const top = level - rise;
  let path = `M0 ${bottom + below}V${top}`;
  for (let index = 0; index < edges.length; index += 2) {
    const from = edges[index] ?? 0;
    const to = edges[index + 1] ?? width;
    const run = Math.min(reach, (to - from) / 2);
    const near = run * 0.07;
    const far = run * 0.46;
    const low = level - rise * 0.32;
    path += `L${round(from)} ${top}`;
    path += `C${round(from + near)} ${low} ${round(from + far)} ${level} ${round(from + run)} ${level}`;
    path += `H${round(to - run)}`;
    path += `C${round(to - far)} ${level} ${round(to - near)} ${low} ${round(to)} ${top}`;
  }
  return `${path}V${bottom + below}Z`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}

/** The short reflection at the left of a still surface; a narrow drawing is too small for it. */
export function Glint({ shape, level }: ArtProps & { level: number }) {
  if (shape === 'narrow') return null;
  const x = widths[shape] * 0.09;
  const y = level + 19;
  return (
    <path
      className={paint.glintLine}
      strokeWidth="7"
      d={`M${x} ${y}C${x + 34} ${y + 5} ${x + 72} ${y + 6} ${x + 112} ${y + 3}`}
    />
  );
}
