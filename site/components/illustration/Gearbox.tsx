import {
  type ArtProps,
  below,
  Frame,
  Light,
  Mid,
  Oil,
  oilSurface,
  type Shape,
  Strong,
  Submerged,
  widths,
} from './frame.tsx';
import paint from './paint.module.css';

const bigGear = { root: 77, tip: 94, hole: 27, teeth: 14, turn: 0 };
const smallGear = { root: 53, tip: 68, hole: 20, teeth: 11, turn: 0.28 };
const starts: Record<Shape, number> = { narrow: 32, wide: 400, banner: 532 };

/** Two gears run through the oil; the teeth below the level are deep amber. Those of a banner are larger and rise above its frame. */
export function Gearbox({ shape }: ArtProps) {
  const isBanner = shape === 'banner';
  const scale = isBanner ? 1.5 : 1;
  const [height, level] = isBanner ? [170, 90] : [242, 172];
  const width = widths[shape];
  const [x, y] = [starts[shape], level - 172 * scale];
  const big = gear({ x: x + 94 * scale, y: y + 97 * scale, scale, ...bigGear });
  const small = gear({ x: x + 226 * scale, y: y + 150 * scale, scale, ...smallGear });
  const [Big, Small] = isBanner ? [Mid, Light] : [Strong, Mid];
  return (
    <Frame shape={shape} height={height}>
      <Big d={big} />
      <Small d={small} />
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
  scale: number;
}

function gear({ x, y, root, tip, teeth, turn, scale, ...gear }: Gear) {
  const hole = gear.hole * scale;
  const step = (2 * Math.PI) / teeth;
  const at = (radius: number, tooth: number) => {
    const angle = (tooth + turn) * step;
    return [
      Math.round(x + radius * scale * Math.sin(angle)),
      Math.round(y - radius * scale * Math.cos(angle)),
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
