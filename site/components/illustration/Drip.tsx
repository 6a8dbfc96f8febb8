import { type ArtProps, Frame, Oil, Shade, type Shape, Shine } from './frame.tsx';

const copies: Record<Shape, number[]> = { narrow: [0], wide: [0, 362, 724], banner: [0, 362, 724] };

/** Thick cold oil hangs from a straight edge. */
export function Drip({ shape }: ArtProps) {
  return (
    <Frame shape={shape} height={shape === 'banner' ? 330 : 258} hangs>
      {shape === 'banner' ? <Pool /> : null}
      {copies[shape].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Oil d="M-1 0H394V45C380 49 373 66 373 90V140C373 166 337 166 337 140 337 110 342 66 322 54 300 42 284 60 281 88 278 120 284 172 282 206 281 238 229 238 228 206 226 166 232 112 222 84 214 60 186 52 164 54 136 57 122 70 121 92 120 108 124 122 124 134 124 160 86 160 86 134 86 116 92 96 84 78 74 56 40 46-1 44Z" />
          <Shade d="M300 46C276 56 262 66 262 110 262 150 268 176 264 206 262 222 256 228 250 229.5 270 231 281.5 222 282 206 284 172 278 120 281 88 284 66 292 54 305 49Z" />
          <Shine d="M243 150a4 4 0 0 1 8 0C251 170 250 184 248 200a3.5 3.5 0 0 1-7-1C243 184 243 168 243 150Z" />
        </g>
      ))}
    </Frame>
  );
}

/** Under a banner the longest drip has arrived: the same oil becomes the lower edge. */
function Pool() {
  return (
    <>
      <Oil d="M0 342V262C4 280 20 290 60 290H470C560 290 596 282 602 250 606 230 606 216 605 200H631C630 216 630 230 634 250 640 280 690 290 760 290H970C1010 290 1026 280 1030 262V342Z" />
      <Shade d="M622 200H631C630 216 630 230 634 250 640 276 676 286 720 289 664 290 630 280 625 252 622 232 622 216 622 200Z" />
    </>
  );
}
