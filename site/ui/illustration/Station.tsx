import { type ArtProps, Frame, oilSurface, type Shape, widths } from './frame.tsx';
import paint from './paint.module.css';

const height = 252;
const level = 210;
const starts: Record<Shape, number> = { narrow: 96, wide: 470, banner: 560 };

/** A drive-through station and its sign, at the water line of the oil. */
export function Station({ shape }: ArtProps) {
  const left = starts[shape];
  return (
    <Frame shape={shape} height={height}>
      <path
        className={paint.oil}
        d={oilSurface({
          width: widths[shape],
          level,
          bottom: height,
          walls: [
            [left - 56, left - 36],
            [left, left + 232],
          ],
          rise: 24,
          reach: 36,
        })}
      />
      <g transform={`translate(${left} 0)`}>
        <path className={paint.strong} d={`M-56 96H-36V${level}H-56Z`} />
        <path className={paint.light} d="M-78 0H-14V96H-78Z" />
        <path className={paint.mid} d="M-78 74H-14V96H-78Z" />
        <path
          className={paint.strong}
          d="M-46 12C-41 23-28 34-28 47A18 18 0 0 1-64 47C-64 34-51 23-46 12Z"
        />
        <path className={paint.light} d={`M0 76H232V${level}H0Z`} />
        <path className={paint.strong} d="M-14 50H246V82H-14Z" />
        <path className={paint.dark} d={`M18 108H106V${level}H18ZM126 108H214V${level}H126Z`} />
        <path className={paint.mid} d="M18 108H106V120H18ZM126 108H214V132H126Z" />
        <path className={paint.light} d={`M38 150H86L98 176V${level}H26V176Z`} />
        <path className={paint.black} d="M44 156H80L87 174H37Z" />
        <path
          className={paint.mid}
          d={`M32 184H46V194H32ZM78 184H92V194H78ZM26 202H98V${level}H26Z`}
        />
        <path
          className={paint.submerged}
          d={`M-56 ${level}H-36V${height + 2}H-56ZM0 ${level}H232V${height + 2}H0Z`}
        />
      </g>
    </Frame>
  );
}
