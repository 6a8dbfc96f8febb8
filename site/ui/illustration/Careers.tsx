import { type ArtProps, centres, Frame, Glint, oilSurface, widths } from './frame.tsx';
import paint from './paint.module.css';

const height = 286;
const level = 242;

/** A gloved hand holds a spanner upright; its lower jaw stands in the oil. */
export function Careers({ shape }: ArtProps) {
  const width = widths[shape];
  const x = centres[shape];
  return (
    <Frame shape={shape} height={height}>
      <path
        className={paint.oil}
        d={oilSurface({
          width,
          level,
          bottom: height,
          walls: [[x - 40, x + 40]],
          rise: 30,
        })}
      />
      <path className={paint.mid} d={`M${x + 92} 96H${width + 2}V168H${x + 92}Z`} />
      <path className={paint.light} d={`M${x + 72} 88H${x + 98}V176H${x + 72}Z`} />
      <g transform={`translate(${x} 0)`}>
        <path
          className={paint.strong}
          d={`M-40 0H-16V34H16V0H40V50L20 78V190L40 214V${level}H-40V214L-20 190V78L-40 50Z`}
        />
        <path
          className={paint.light}
          d="M-40 84H30V104H-40ZM-40 110H30V130H-40ZM-40 136H30V156H-40ZM-34 162H30V180H-34Z"
        />
        <path className={paint.light} d="M26 84H74V180H26Z" />
        <path className={paint.mid} d="M30 104H52V110H30ZM30 130H52V136H30ZM30 156H52V162H30Z" />
        <path className={paint.submerged} d={`M-40 ${level}H40V${height + 2}H-40Z`} />
      </g>
      <Glint shape={shape} level={level} />
    </Frame>
  );
}
