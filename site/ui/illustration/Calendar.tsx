import { type ArtProps, centres, Frame, Glint, oilSurface, widths } from './frame.tsx';
import paint from './paint.module.css';

const height = 256;
const level = 206;
const days = [96, 128, 160].flatMap((y) => [18, 56, 94, 132, 170].map((x) => [x, y] as const));
/** The day that is kept free. */
const marked = 8;

/** A month of square days; one of them is taken. */
export function Calendar({ shape }: ArtProps) {
  const left = centres[shape] - 105;
  const square = ([x, y]: readonly [number, number]) => `M${x} ${y}h22v22h-22Z`;
  return (
    <Frame shape={shape} height={height}>
      <path
        className={paint.oil}
        d={oilSurface({
          width: widths[shape],
          level,
          bottom: height,
          walls: [[left, left + 210]],
          rise: 30,
        })}
      />
      <g transform={`translate(${left} 0)`}>
        <path className={paint.light} d={`M0 22H210V${level}H0Z`} />
        <path className={paint.strong} d="M0 22H210V76H0Z" />
        <path className={paint.mid} d="M42 0H58V44H42ZM152 0H168V44H152Z" />
        <path className={paint.mid} d={days.map(square).join('')} />
        <path
          className={paint.black}
          d={days
            .slice(marked, marked + 1)
            .map(([x, y]) => `M${x - 5} ${y - 5}h32v32h-32Z`)
            .join('')}
        />
        <path className={paint.submerged} d={`M0 ${level}H210V${height + 2}H0Z`} />
      </g>
      <Glint shape={shape} level={level} />
    </Frame>
  );
}
