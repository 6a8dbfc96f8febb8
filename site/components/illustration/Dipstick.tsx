import {
  type ArtProps,
  Black,
  below,
  centres,
  Dark,
  Frame,
  Light,
  Oil,
  type Shape,
  Submerged,
  widths,
} from './frame.tsx';
import paint from './paint.module.css';

const heights: Record<Shape, number> = { narrow: 290, wide: 432, banner: 286 };
const depths: Record<Shape, number> = { narrow: 100, wide: 148, banner: 104 };

/** A dipstick is the wall between two dark fields; the oil climbs it and both edges. */
export function Dipstick({ shape }: ArtProps) {
  const width = widths[shape];
  const height = heights[shape];
  const x = centres[shape];
  const low = height - depths[shape];
  const neck = low - 44;
  const edge = low - (shape === 'narrow' ? 58 : 92);
  const left = x - 24;
  const right = x + 24;
  const rest = width - right;
  return (
    <Frame shape={shape} height={height}>
      <Oil
        d={`M0 ${height + below}V${edge}C${left * 0.12} ${low - 22} ${left * 0.34} ${low} ${left * 0.62} ${low}C${left * 0.84} ${low} ${left - 6} ${low - 14} ${left} ${neck}H${right}C${right + 6} ${low - 14} ${right + rest * 0.16} ${low} ${right + rest * 0.4} ${low}C${right + rest * 0.68} ${low} ${width - rest * 0.12} ${low - 24} ${width} ${edge}V${height + below}Z`}
      />
      <Dark d={`M${x - 27} -2H${x + 27}V${neck}H${x - 27}Z`} />
      <Light d={`M${x - 13} -2H${x + 13}V${neck}H${x - 13}Z`} />
      {shape === 'banner' ? <Dark d={`M${x - 70} -2h140v32h-140Z`} /> : null}
      <Black d={`M${x - 27} ${neck - 100}h54v10h-54Z`} />
      <Submerged d={`M${x - 13} ${neck}h26v${(height - neck) * 0.62}h-26Z`} />
      <Black d={`M${x - 27} ${neck + 14}h54v8h-54Z`} />
      <path
        className={paint.mark}
        d={`M${x + 58} ${neck - 105}h52v20h-52ZM${x + 58} ${neck + 8}h46v20h-46Z`}
      />
      <text className={paint.black} fontSize="16" x={x + 66} y={neck - 89}>
        MAX
      </text>
      <text className={paint.black} fontSize="16" x={x + 66} y={neck + 24}>
        MIN
      </text>
      <path
        className={paint.glintLine}
        strokeWidth="9"
        d={`M${left * 0.2} ${low + 40}C${left * 0.38} ${low + 52} ${left * 0.56} ${low + 56} ${left * 0.8} ${low + 51}`}
      />
    </Frame>
  );
}
