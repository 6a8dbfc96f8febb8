import {
  type ArtProps,
  below,
  Frame,
  Mid,
  Oil,
  oilSurface,
  type Shape,
  Strong,
  Submerged,
  widths,
} from './frame.tsx';
import paint from './paint.module.css';

const height = 242;
const level = 172;
const starts: Record<Shape, number> = { narrow: 32, wide: 400, banner: 520 };

/** Two gears run through the oil; the teeth below the level are deep amber. */
export function Gearbox({ shape }: ArtProps) {
  const start = starts[shape];
  const width = widths[shape];
  const big = gear({ x: start + 94, y: 97, root: 77, tip: 94, hole: 27, teeth: 14, turn: 0 });
  const small = gear({
    x: start + 226,
    y: 150,
    root: 53,
    tip: 68,
    hole: 20,
    teeth: 11,
    turn: 0.28,
  });
  return (
    <Frame shape={shape} height={height}>
      <Strong d={big} />
      <Mid d={small} />
      <Oil d={oilSurface({ width, level, bottom: height })} />
      <g className={paint.rising}>
        <svg
          aria-hidden="true"
          y={level}
          width={width}
          height={height + below - level}
          viewBox={`0 ${level} ${width} ${height + below - level}`}
        >
          <g className={paint.sinking}>
            <Submerged d={big + small} />
          </g>
        </svg>
      </g>
    </Frame>
  );
}

interface Gear {
  x: number;
  y: number;
  root: number;
  tip: number;
  hole: number;
  teeth: number;
  /** How far the gear is turned, in teeth. */
  turn: number;
}

function gear({ x, y, root, tip, hole, teeth, turn }: Gear) {
  const step = (2 * Math.PI) / teeth;
  const at = (radius: number, tooth: number) => {
    const angle = (tooth + turn) * step;
    return [
      Math.round(x + radius * Math.sin(angle)),
      Math.round(y - radius * Math.cos(angle)),
    ] as const;
  };
  const outline = Array.from({ length: teeth }, (_, tooth) => [
    at(root, tooth - 0.3),
    at(tip, tooth - 0.17),
    at(tip, tooth + 0.17),
    at(root, tooth + 0.3),
  ]).flat();
  // From corner to corner in whole units: it is the longest path of the home page.
  const corners = outline.map(([across, down], index) => {
    const [fromAcross, fromDown] = outline[index - 1] ?? [0, 0];
    return `${across - fromAcross} ${down - fromDown}`;
  });
  const [first, ...others] = corners;
  // The hole winds against the outline, so that the background shows through it.
  const ring = `M${x - hole} ${y}a${hole} ${hole} 0 1 0 ${2 * hole} 0 ${hole} ${hole} 0 1 0 ${-2 * hole} 0Z`;
  return `M${first}l${others.join(' ')}Z${ring}`;
}
