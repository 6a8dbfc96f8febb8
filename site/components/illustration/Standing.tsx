import type { ReactNode } from 'react';
import {
  type ArtProps,
  centres,
  Frame,
  Glint,
  Oil,
  oilSurface,
  Submerged,
  widths,
} from './frame.tsx';

interface StandingProps extends ArtProps {
  height: number;
  level: number;
  /** Where the drawing has its own zero, and how far left of that and below the upper edge it begins. */
  at?: typeof centres;
  left?: number;
  top?: number;
  /** Left and right edge of everything that touches the oil, counted from where the drawing begins. */
  walls: readonly (readonly [number, number])[];
  rise?: number;
  reach?: number;
  /** Whether the surface reflects. */
  glint?: boolean;
  children: ReactNode;
}

/** Something that stands in the oil, which climbs it and shows what is below its level in deep amber. */
export function Standing(props: StandingProps) {
  const { shape, height, level, at = centres, left = 0, top = 0 } = props;
  const { children, glint, reach, rise = 30, walls } = props;
  const begin = at[shape] - left;
  const surface = oilSurface({
    width: widths[shape],
    level,
    bottom: height,
    walls: walls.map(([from, to]) => [begin + from, begin + to]),
    rise,
    reach,
  });
  const below = walls.map(
    ([from, to]) => `M${from} ${level - top}H${to}V${height + 2 - top}H${from}Z`,
  );
  return (
    <Frame shape={shape} height={height}>
      <Oil d={surface} />
      <g transform={`translate(${begin} ${top})`}>
        {children}
        <Submerged d={below.join('')} />
      </g>
      {glint ? <Glint shape={shape} level={level} /> : null}
    </Frame>
  );
}
