import { type ArtProps, centres, Frame, Glint, oilSurface, widths } from './frame.tsx';
import paint from './paint.module.css';

const height = 264;
const level = 222;

/** A podium with its cup: three steps out of one pool. */
export function Sponsoring({ shape }: ArtProps) {
  const left = centres[shape] - 135;
  return (
    <Frame shape={shape} height={height}>
      <path
        className={paint.oil}
        d={oilSurface({
          width: widths[shape],
          level,
          bottom: height,
          walls: [[left, left + 270]],
          rise: 28,
        })}
      />
      <g transform={`translate(${left} 0)`}>
        <path
          className={paint.strong}
          d="M104 0H166V8H184V40H166V58H142V74H158V88H112V74H128V58H104V40H86V8H104ZM94 16V32H104V16ZM166 16V32H176V16Z"
        />
        <path className={paint.mid} d={`M0 140H90V${level}H0Z`} />
        <path className={paint.light} d={`M90 88H180V${level}H90Z`} />
        <path className={paint.mid} d={`M180 164H270V${level}H180Z`} />
        <path className={paint.light} d="M0 140H90V152H0ZM180 164H270V176H180Z" />
        <path className={paint.dark} d="M122 116H145V182H132V128H122Z" />
        <path className={paint.submerged} d={`M0 ${level}H270V${height + 2}H0Z`} />
      </g>
      <Glint shape={shape} level={level} />
    </Frame>
  );
}
