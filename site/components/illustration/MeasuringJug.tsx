import type { Locale } from '@oilway/store/locales.ts';
import { below, Oil, oilSurface, Shade, Shine, Strong } from './frame.tsx';
import styles from './MeasuringJug.module.css';
import paint from './paint.module.css';

interface MeasuringJugProps {
  litres: number;
  /** Of the text at the level; without it there is none. */
  locale?: Locale;
  /** Litres of the highest mark, common to all jugs of a list. */
  scale: number;
}

/** Walls, ground and highest mark in drawing units. */
const [left, right, ground, highest] = [12, 98, 142, 28];

/** A measuring jug with straight walls: the height of its oil is the quantity's share of the scale. */
export function MeasuringJug({ litres, locale, scale }: MeasuringJugProps) {
  const heightOf = (quantity: number) => ground - ((ground - highest) * quantity) / scale;
  const level = heightOf(litres);
  const hasRoomInOil = ground - level > 32;
  // One mark a litre, at most ten; every other one is long. The surface is a mark itself.
  const step = Math.ceil(scale / 10);
  const marks = Array.from({ length: Math.floor(scale / step) }, (_, index) => ({
    quantity: (index + 1) * step,
    width: index % 2 ? 15 : 9,
  }));
  const marksWhere = (isSelected: (quantity: number) => boolean) =>
    marks
      .filter(({ quantity }) => isSelected(quantity))
      .map(
        ({ quantity, width }) => `M${right} ${heightOf(quantity) - 0.75}h${-width}v1.5h${width}Z`,
      )
      .join('');
  return (
    <svg className={styles.jug} viewBox="0 0 130 150" aria-hidden="true">
      <path className={styles.glass} d={`M0 6H${right}V${ground}H${left}V24Z`} />
      <Strong d={`M${right} 30H128V104H${right}V94H118V40H${right}Z`} />
      {litres > 0 ? (
        <>
          <g transform={`translate(${left} 0)`}>
            <Oil
              d={oilSurface({
                width: right - left,
                level,
                bottom: ground - below,
                rise: Math.min(5, ground - level),
                reach: 16,
              })}
            />
          </g>
          <Shade
            d={`M${right - 5} ${level - 1}Q${right - 1} ${level - 2} ${right} ${level - 5}V${ground}H${right - 5}Z`}
          />
        </>
      ) : null}
      {hasRoomInOil ? (
        <Shine d={`M${left + 5} ${level + 9}a1.5 1.5 0 0 1 3 0v14a1.5 1.5 0 0 1-3 0Z`} />
      ) : null}
      <path className={paint.mark} d={marksWhere((quantity) => quantity > litres)} />
      <path className={styles.inOil} d={marksWhere((quantity) => quantity < litres)} />
      <Strong d={`M${left - 4} ${ground}H${right + 4}V150H${left - 4}Z`} />
      <text
        className={hasRoomInOil ? styles.inOil : paint.mark}
        x={left + 13}
        y={hasRoomInOil ? level + 25 : level - 12}
      >
        {locale ? `${litres.toLocaleString(locale)} l` : null}
      </text>
    </svg>
  );
}
