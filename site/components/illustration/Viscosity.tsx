import { type ArtProps, below, Frame, Oil, Shade, type Shape, Shine, widths } from './frame.tsx';
import paint from './paint.module.css';

const frames: Record<Shape, { height: number; thin: number; thick: number; scale: number }> = {
  narrow: { height: 232, thin: 84, thick: 262, scale: 0.56 },
  wide: { height: 288, thin: 484, thick: 644, scale: 0.66 },
  banner: { height: 432, thin: 252, thick: 776, scale: 1 },
};

/** Two nozzles, a thin stream and a thick one, each below its grade, into the same pool. */
export function Viscosity({ shape }: ArtProps) {
  const { height, thin, thick, scale } = frames[shape];
  const width = widths[shape] / scale;
  const a = thin / scale;
  const b = thick / scale;
  const m = (a + b) / 2 - 20;
  const bottom = (height + below) / scale;
  const plate = shape === 'banner' ? 133 : 92;
  return (
    <Frame shape={shape} height={height}>
      <g transform={`scale(${scale})`}>
        <path
          className={paint.plate}
          d={`M${a - plate} 0h${2 * plate}v68H${a - plate}ZM${b - plate} 0h${2 * plate}v68H${b - plate}Z`}
        />
        <g className={paint.plateText}>
          <text x={a} y="51">
            0W-20
          </text>
          <text x={b} y="51">
            5W-30
          </text>
        </g>
        <path className={paint.dark} d={`M${a - 18} 68h36v24h-36ZM${b - 39} 68h78v24h-78Z`} />
        <Oil
          d={`M-2 ${bottom}V361H${a - 112}C${a - 52} 358 ${a - 14} 346 ${a - 9} 318C${a - 5} 280 ${a - 7} 200 ${a - 7.5} 91H${a + 7.5}C${a + 7} 220 ${a + 7} 270 ${a + 13} 318C${a + 16} 333 ${a + 26} 341 ${a + 40} 346C${a + 62} 354 ${m - (m - a) * 0.35} 361 ${m} 361C${m + (b - m) * 0.42} 361 ${b - 74} 336 ${b - 56} 298C${b - 40} 262 ${b - 34} 190 ${b - 34} 91H${b + 34}C${b + 35} 200 ${b + 44} 270 ${b + 62} 300C${b + 86} 338 ${b + 150} 348 ${width + 4} 353V${bottom}Z`}
        />
        <Shade
          d={`M${a + 1.5} 91H${a + 7.5}C${a + 7} 220 ${a + 7} 270 ${a + 13} 318C${a + 16} 333 ${a + 26} 341 ${a + 40} 346C${a + 20} 343 ${a + 9} 336 ${a + 6} 316C${a + 1} 270 ${a + 2} 200 ${a + 1.5} 91Z`}
        />
        <Shade
          d={`M${b + 15} 91H${b + 34}C${b + 35} 200 ${b + 44} 270 ${b + 62} 300C${b + 86} 338 ${b + 150} 348 ${width + 4} 353V374C${b + 130} 366 ${b + 62} 348 ${b + 38} 308C${b + 22} 276 ${b + 15} 200 ${b + 15} 91Z`}
        />
        <Shine
          d={`M${b - 20} 119a5 5 0 0 1 10 0C${b - 10} 170 ${b - 11} 215 ${b - 17} 259a5.5 5.5 0 0 1-11-1C${b - 22} 215 ${b - 20} 170 ${b - 20} 119Z`}
        />
      </g>
    </Frame>
  );
}
