import {
  type ArtProps,
  centres,
  Frame,
  Oil,
  oilSurface,
  type Shape,
  Strong,
  Submerged,
  widths,
} from './frame.tsx';
import paint from './paint.module.css';

const scales: Record<Shape, number> = { narrow: 1.12, wide: 1.5, banner: 1.5 };

/**
 * The ring of used oil that becomes base oil again: its older half is deep amber. A banner's lower
 * edge is oil, so there the ring dips into it.
 */
export function Recycling({ shape }: ArtProps) {
  const scale = scales[shape];
  const height = Math.round(230 * scale);
  return (
    <Frame shape={shape} height={height}>
      {shape === 'banner' ? (
        <Oil
          d={oilSurface({ width: widths.banner, level: 104 * scale, bottom: height, reach: 120 })}
        />
      ) : null}
      <g
        className={paint.still}
        transform={`translate(${centres[shape] + 6} ${104 * scale}) scale(${scale})`}
      >
        <Oil d="M0-92A92 92 0 0 1 92 0H58A58 58 0 0 0 0-58C-10-58-18-64-18-75S-10-92 0-92ZM-90.9 14A92 92 0 0 1-92 0V-14H-116L-75-58-34-14H-58V0A58 58 0 0 0-56.3 14Z" />
        <Submerged d="M92 0A92 92 0 0 1-90.9 14H-56.3A58 58 0 0 0 58 0Z" />
        <Strong d="M0-40C7-25 24-10 24 6A24 24 0 0 1-24 6C-24-10-7-25 0-40Z" />
      </g>
    </Frame>
  );
}
