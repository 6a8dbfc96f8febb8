import {
  type ArtProps,
  Dark,
  Frame,
  Light,
  Mid,
  Oil,
  Shade,
  type Shape,
  widths,
} from './frame.tsx';
import paint from './paint.module.css';

const height = 266;
/** [x, y, scale] of every van; the last one is cut off. */
const vans: Record<Shape, [number, number, number][]> = {
  narrow: [
    [-96, 74, 0.72],
    [84, 45, 0.9],
    [300, 12, 1.15],
  ],
  wide: [
    [45, 56, 0.8],
    [258, 30, 1],
    [509, 0, 1.28],
  ],
  banner: [
    [60, 66, 0.72],
    [268, 46, 0.88],
    [510, 22, 1.08],
    [800, 0, 1.28],
  ],
};

/** Vans drive on a road of oil. */
export function Fleet({ shape }: ArtProps) {
  const width = widths[shape];
  const stretch = width / 750;
  return (
    <Frame shape={shape} height={height}>
      {vans[shape].map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Van />
        </g>
      ))}
      <g transform={`scale(${stretch} 1)`}>
        <Shade d="M-2 165C120 155 300 145 462 145 580 145 660 149 752 146V200H-2Z" />
        <Oil d="M-2 181C120 170 300 159 462 158 580 157 660 163 752 159V278H-2Z" />
      </g>
      <path
        className={paint.glintLine}
        strokeWidth="7"
        d={`M${58 * stretch} 224C${120 * stretch} 221 ${170 * stretch} 220 ${220 * stretch} 216M${325 * stretch} 214C${400 * stretch} 212 ${460 * stretch} 212 ${534 * stretch} 216`}
      />
    </Frame>
  );
}

function Van() {
  return (
    <>
      <Light d="M0 2H135V0H165L197 46H213V100H0Z" />
      <Mid d="M14 17H119V52H14Z" />
      <Dark d="M141 14H161L182 46 141 37Z" />
      <circle className={paint.black} cx="46" cy="100" r="22" />
      <circle className={paint.black} cx="167" cy="100" r="22" />
      <circle className={paint.light} cx="46" cy="100" r="9" />
      <circle className={paint.light} cx="167" cy="100" r="9" />
    </>
  );
}
