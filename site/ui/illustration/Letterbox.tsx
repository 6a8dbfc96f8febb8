import { type ArtProps, centres, Frame, Glint, oilSurface, widths } from './frame.tsx';
import paint from './paint.module.css';

const height = 270;
const level = 226;

/** A letter is half in its box; only the post of the box touches the oil. */
export function Letterbox({ shape }: ArtProps) {
  const left = centres[shape] - 92;
  return (
    <Frame shape={shape} height={height}>
      <path
        className={paint.oil}
        d={oilSurface({
          width: widths[shape],
          level,
          bottom: height,
          walls: [[left + 74, left + 110]],
          rise: 34,
          reach: 56,
        })}
      />
      <g transform={`translate(${left} 0)`}>
        <path className={paint.strong} d={`M74 172H110V${level}H74Z`} />
        <path className={paint.light} d="M34 0H150V60H34Z" />
        <path className={paint.mid} d="M34 0H150L92 44Z" />
        <path className={paint.strong} d="M-8 44H192V72H-8Z" />
        <path className={paint.light} d="M0 72H184V182H0Z" />
        <path className={paint.black} d="M22 50H162V62H22Z" />
        <path className={paint.mid} d="M0 168H184V182H0Z" />
        <path className={paint.dark} d="M22 96H104V110H22ZM22 122H78V136H22Z" />
        <path className={paint.dark} d="M142 112H162V142H142Z" />
        <path className={paint.light} d="M149 120H155V134H149Z" />
        <path className={paint.submerged} d={`M74 ${level}H110V${height + 2}H74Z`} />
      </g>
      <Glint shape={shape} level={level} />
    </Frame>
  );
}
