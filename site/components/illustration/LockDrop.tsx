import {
  type ArtProps,
  centres,
  Frame,
  Oil,
  oilSurface,
  type Shape,
  Strong,
  widths,
} from './frame.tsx';
import paint from './paint.module.css';

const scales: Record<Shape, number> = { narrow: 0.72, wide: 0.92, banner: 1.05 };

/** A drop with a lock hangs over still oil: the sign of confidential reports. */
export function LockDrop({ shape }: ArtProps) {
  const scale = scales[shape];
  const x = centres[shape];
  const level = 256 * scale;
  const height = level + 120 * scale;
  return (
    <Frame shape={shape} height={height}>
      <Oil
        d={oilSurface({
          width: widths[shape],
          level,
          bottom: height,
          rise: 44 * scale,
          reach: 110,
        })}
      />
      <g transform={`translate(${x} 0) scale(${scale})`}>
        <LockedDrop />
        <ellipse className={paint.ripple} cx="-14" cy="318" rx="150" ry="32" />
        <ellipse className={paint.ripple} cx="-14" cy="318" rx="84" ry="18" />
        <ellipse className={paint.ripple} cx="-14" cy="318" rx="34" ry="7" />
      </g>
    </Frame>
  );
}

/** The drop alone, beside a heading. */
export function LockSign({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="-81 0 162 237" aria-hidden="true">
      <LockedDrop />
    </svg>
  );
}

function LockedDrop() {
  return (
    <>
      <Strong d="M0 0C22 44 81 100 81 156A81 81 0 0 1-81 156C-81 100-22 44 0 0Z" />
      <path
        className={paint.onStrong}
        d="M-37 149H-25V132A25 25 0 0 1 25 132V149H37V208H-37ZM-12 149H12V134A12 12 0 0 0-12 134Z"
      />
    </>
  );
}
