import { type ArtProps, centres, Frame, Glint, oilSurface, widths } from './frame.tsx';
import paint from './paint.module.css';

const height = 262;
const level = 214;

/** A folded newspaper, freshly pressed, stands in the oil. */
export function News({ shape }: ArtProps) {
  const left = centres[shape] - 116;
  return (
    <Frame shape={shape} height={height}>
      <path
        className={paint.oil}
        d={oilSurface({
          width: widths[shape],
          level,
          bottom: height,
          walls: [[left, left + 232]],
          rise: 30,
        })}
      />
      <g transform={`translate(${left} 0)`}>
        <path className={paint.mid} d={`M196 34H232V${level}H196Z`} />
        <path className={paint.light} d={`M0 0H200V${level}H0Z`} />
        <path className={paint.black} d="M20 20H180V50H20Z" />
        <path className={paint.light} d="M32 30H96V40H32Z" />
        <path className={paint.dark} d="M20 68H104V146H20Z" />
        <path className={paint.light} d="M38 128V106H54V90H70V106H86V128Z" />
        <path
          className={paint.mid}
          d="M118 68H180V80H118ZM118 90H180V102H118ZM118 112H166V124H118ZM118 134H180V146H118ZM20 162H94V174H20ZM118 162H180V174H118ZM20 184H80V196H20ZM118 184H160V196H118Z"
        />
        <path className={paint.strong} d="M208 58H220V150H208Z" />
        <path className={paint.submerged} d={`M0 ${level}H232V${height + 2}H0Z`} />
      </g>
      <Glint shape={shape} level={level} />
    </Frame>
  );
}
