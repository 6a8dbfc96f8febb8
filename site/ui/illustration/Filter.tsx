import { type ArtProps, centres, Frame, oilSurface, widths } from './frame.tsx';
import paint from './paint.module.css';

const height = 250;
const level = 203;
const ribs = [22, 49.5, 77, 104.5, 132, 159.5];

/** A filter cartridge stands in the oil. */
export function Filter({ shape }: ArtProps) {
  const left = centres[shape] - 95;
  return (
    <Frame shape={shape} height={height}>
      <path
        className={paint.oil}
        d={oilSurface({
          width: widths[shape],
          level,
          bottom: height,
          walls: [[left, left + 190]],
          rise: 30,
        })}
      />
      <g transform={`translate(${left} 0)`}>
        <path className={paint.strong} d="M38 0H152V24H38Z" />
        <path className={paint.light} d={`M0 23H190V${level}H0Z`} />
        <path className={paint.mid} d={ribs.map((x) => `M${x} 43h12V${level}h-12Z`).join('')} />
        <path className={paint.strong} d="M0 76H190V123H0Z" />
        <circle className={paint.light} cx="95" cy="99.5" r="10" />
        <path className={paint.submerged} d={`M0 ${level}H190V${height + 2}H0Z`} />
      </g>
    </Frame>
  );
}
