import type { ReactNode } from 'react';
import {
  type ArtProps,
  below,
  centres,
  Frame,
  Glint,
  Oil,
  oilSurface,
  Submerged,
  widths,
} from './frame.tsx';

interface ImmersedArtProps extends ArtProps {
  height: number;
  level: number;
  /** Origin of the drawing, and its distance from the left of that and from the upper edge. */
  at?: typeof centres;
  left?: number;
  top?: number;
  /** Left and right edge of everything that touches the oil, from the start of the drawing. */
  walls: readonly (readonly [number, number])[];
  rise?: number;
  reach?: number;
  /** Whether the surface reflects. */
  glint?: boolean;
  children: ReactNode;
}

/** A drawing immersed in oil, which climbs its walls; what is below the level is deep amber. */
export function ImmersedArt(props: ImmersedArtProps) {
  const { shape, height, level, at = centres, left = 0, top = 0 } = props;
  const { children, glint, reach, rise = 30, walls } = props;
  const offset = at[shape] - left;
  const surface = oilSurface({
    width: widths[shape],
    level,
    bottom: height,
    walls: walls.map(([from, to]) => [offset + from, offset + to]),
    rise,
    reach,
  });
  const immersed = walls.map(
    ([from, to]) => `M${from} ${level - top}H${to}V${height + below - top}H${from}Z`,
  );
  return (
    <Frame shape={shape} height={height}>
      <Oil d={surface} />
      <g transform={`translate(${offset} ${top})`}>
        {children}
        <Submerged d={immersed.join('')} />
      </g>
      {glint ? <Glint shape={shape} level={level} /> : null}
    </Frame>
  );
}
