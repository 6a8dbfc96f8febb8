import {
  type ArtProps,
  below,
  centres,
  Dark,
  Frame,
  Light,
  Mid,
  Oil,
  Shade,
  Strong,
  Submerged,
  widths,
} from './frame.tsx';
import paint from './paint.module.css';

const height = 290;
const level = 246;

/** A van on the lift loses its old oil in one thread into the pool below. */
export function Workshop({ shape }: ArtProps) {
  const width = widths[shape];
  const x = centres[shape];
  const [left, right] = [x - 150, x + 150];
  return (
    <Frame shape={shape} height={height}>
      <Strong d={`M${left} 0h22V${level}h-22ZM${right - 22} 0h22V${level}h-22Z`} />
      <Oil
        d={`M-1 ${height + below}V${level - 22}C3 ${level - 6} 16 ${level} ${Math.min(42, left)} ${level}H${Math.max(left - 30, Math.min(42, left))}C${left - 12} ${level} ${left - 2} ${level - 6} ${left} ${level - 22}H${left + 22}C${left + 24} ${level - 6} ${left + 36} ${level} ${left + 56} ${level}C${x - 60} ${level} ${x - 26} ${level - 6} ${x - 18} ${level - 32}C${x - 13} ${level - 50} ${x - 14} 170 ${x - 14} 144H${x + 4}C${x + 4} 170 ${x + 4} ${level - 50} ${x + 10} ${level - 32}C${x + 18} ${level - 8} ${x + 52} ${level} ${right - 56} ${level}C${right - 36} ${level} ${right - 24} ${level - 6} ${right - 22} ${level - 22}H${right}C${right + 2} ${level - 6} ${right + 12} ${level} ${Math.min(right + 30, width)} ${level}H${Math.max(width - 42, right)}C${width - 16} ${level} ${width - 3} ${level - 6} ${width + 1} ${level - 22}V${height + below}Z`}
      />
      <Shade
        d={`M${x - 3} 144H${x + 4}C${x + 4} 170 ${x + 4} ${level - 50} ${x + 10} ${level - 32}C${x + 18} ${level - 8} ${x + 52} ${level} ${right - 56} ${level}C${x + 36} ${level + 6} ${x + 6} ${level - 4} ${x + 1} ${level - 30}C${x - 3} ${level - 50} ${x - 3} 170 ${x - 3} 144Z`}
      />
      <Mid d={`M${left + 22} 134h58v10h-58ZM${right - 80} 134h58v10h-58Z`} />
      <g transform={`translate(${x - 109} 22)`}>
        <Light d="M0 2H135V0H165L197 46H213V100H0Z" />
        <Mid d="M14 17H119V52H14Z" />
        <Dark d="M141 14H161L182 46 141 37Z" />
        <Dark d="M76 100H132V122H76Z" />
        <circle className={paint.black} cx="46" cy="104" r="20" />
        <circle className={paint.black} cx="167" cy="104" r="20" />
        <circle className={paint.mid} cx="46" cy="104" r="8" />
        <circle className={paint.mid} cx="167" cy="104" r="8" />
      </g>
      <Submerged
        d={`M${left} ${level}h22V${height + below}h-22ZM${right - 22} ${level}h22V${height + below}h-22Z`}
      />
    </Frame>
  );
}
