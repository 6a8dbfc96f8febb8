import { type ArtProps, centres, Frame, oilSurface, widths } from './frame.tsx';
import paint from './paint.module.css';

/** How far the block stands below the picture's upper edge. */
const top = 15;
const height = 301;
const level = 247;
/** Left edge of each cylinder and the depth of its piston. */
const cylinders = [
  [22, 86],
  [78, 112],
  [134, 98],
  [190, 74],
] as const;

/** An engine, cut open: four pistons, and the sump that stands in the oil. */
export function Engine({ shape }: ArtProps) {
  const left = centres[shape] - 130;
  return (
    <Frame shape={shape} height={height}>
      <path
        className={paint.oil}
        d={oilSurface({
          width: widths[shape],
          level,
          bottom: height,
          walls: [[left + 34, left + 226]],
          rise: 28,
          reach: 52,
        })}
      />
      <g transform={`translate(${left} ${top})`}>
        <path className={paint.strong} d="M34 0H226V34H34ZM92-14H128V0H92Z" />
        <path className={paint.light} d="M0 34H260V176H226V232H34V176H0Z" />
        <path className={paint.mid} d="M0 176H260V190H226V196H34V190H0Z" />
        {cylinders.map(([x, y]) => (
          <g key={x}>
            <path className={paint.dark} d={`M${x} 52h48v112h-48Z`} />
            <path className={paint.mid} d={`M${x + 18} ${y + 20}h12V164h-12Z`} />
            <path className={paint.light} d={`M${x + 3} ${y}h42v32h-42Z`} />
            <path className={paint.black} d={`M${x + 3} ${y + 8}h42v5h-42Z`} />
          </g>
        ))}
        <circle className={paint.strong} cx="-2" cy="150" r="30" />
        <circle className={paint.light} cx="-2" cy="150" r="9" />
        <path className={paint.submerged} d={`M34 ${level - top}H226V${height + 2 - top}H34Z`} />
      </g>
    </Frame>
  );
}
