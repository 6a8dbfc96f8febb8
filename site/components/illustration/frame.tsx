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

/** Where the one object of a picture stands: a wide card keeps its left half for the text. */
export const centres: Record<Shape, number> = { narrow: 181, wide: 556, banner: 700 };

interface FrameProps extends ArtProps {
  height: number;
  children: ReactNode;
}

/** The frame of a picture: always as wide as its card, standing on the card's lower edge. */
export function Frame({ shape, height, children }: FrameProps) {
  return (
    <svg
      className="whole overflowing"
      viewBox={`0 0 ${widths[shape]} ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const part = (className: string | undefined) =>
  function Part({ d }: { d: string }) {
    return <path className={className} d={d} />;
  };

/** Parts of a picture by their paint. */
export const Oil = part(paint.oil);
export const Shade = part(paint.shade);
export const Shine = part(paint.glint);
export const Submerged = part(paint.submerged);
export const Light = part(paint.light);
export const Mid = part(paint.mid);
export const Dark = part(paint.dark);
export const Black = part(paint.black);
export const Strong = part(paint.strong);

interface Surface {
  width: number;
  level: number;
  bottom: number;
  /** Left and right edge of everything that stands in the oil, from left to right. */
  walls?: readonly (readonly [number, number])[];
  rise?: number;
  reach?: number | undefined;
}

/** Path of a body of oil that climbs both edges of the picture and every wall standing in it. */
export function oilSurface({ width, level, bottom, walls = [], rise = 22, reach = 46 }: Surface) {
  const edges = [0, ...walls.flat(), width];
  const top = level - rise;
  let path = `M0 ${bottom + 2}V${top}`;
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
  return `${path}V${bottom + 2}Z`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}

/** The short reflection at the left of a still surface; a narrow picture has no room for it. */
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
