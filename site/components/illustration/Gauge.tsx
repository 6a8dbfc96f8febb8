import { Dark, Oil, oilSurface, Shade } from './frame.tsx';
import paint from './paint.module.css';

interface GaugeProps {
  /** Where its inside stands in the drawing. */
  x: number;
  y: number;
  /** Its inner size. */
  width: number;
  height: number;
  /** How full it is, from 0 to 1. */
  level: number;
  /** Marks at equal distances; the highest is at the brim. */
  marks: number;
}

/** A glass gauge whose oil shows a number; a text beside it says it. */
export function Gauge({ height, level, marks, width, x, y }: GaugeProps) {
  const surface = Math.round(height * (1 - level));
  return (
    <g transform={`translate(${x} ${y})`}>
      <Dark d={`M-8-8H0V${height}H${width}V-8H${width + 8}V${height + 16}H-8Z`} />
      {level > 0 ? (
        <>
          <Oil d={oilSurface({ width, level: surface, bottom: height - 2, rise: 8, reach: 18 })} />
          <Shade d={`M${width - 8} ${surface}L${width} ${surface - 8}V${height}H${width - 8}Z`} />
        </>
      ) : null}
      {Array.from({ length: marks }, (_, at) => {
        const top = Math.round((height * at) / marks);
        return <path key={top} className={paint.mark} d={`M${width + 8} ${top - 1.5}h-24v3h24Z`} />;
      })}
    </g>
  );
}
