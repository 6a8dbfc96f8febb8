import { type ArtProps, Dark, Frame, Light, Mid, Oil, Shade, type Shape, Shine } from './frame.tsx';

const frames: Record<Shape, { height: number; transform: string }> = {
  wide: { height: 432, transform: 'translate(0 0)' },
  narrow: { height: 286, transform: 'translate(-206 14) scale(.68)' },
  banner: { height: 262, transform: 'translate(430 10) scale(.55)' },
};

/** A canister pours fresh oil. The surface runs far past both edges so that every frame is filled. */
export function OilChange({ shape }: ArtProps) {
  const { height, transform } = frames[shape];
  return (
    <Frame shape={shape} height={height}>
      <g transform={transform}>
        <Light d="M472 38 681-13Q693-16 696-4L732 146Q735 159 722 162L572 199Q555 203 545 199L505 209 500 166 520 161 527 135 466 93Q461 89 460 83V52Q461 41 472 38Z" />
        <Dark d="M506 55 582 37Q592 35 595 45 597 53 588 55L545 67.5Q546 82 548 96 548 109 540 109 536 109 532 106L498 86Q493 82 496 76Z" />
        <Mid d="M615 64 682 47 711 164.5 643.5 181Z" />
        <Dark d="M641 102 651 99.5 665 158 655 161ZM667 115.5 676 113 686 153.5 677 156Z" />
        <Mid d="M503 186 508 208 505 209Z" />
        <Oil d="M-900 346H0C60 346 90 347 140 347 220 347 290 345 340 338 400 330 444 312 453 286 462 262 459 232 459 196 459 174 467 163 483 163 498 163 510 172 510 181 510 192 503 192 503 236 503 296 513 323 548 331 600 342 670 345 750 349L1100 352V490H-900Z" />
        <Shade d="M500 168C494 174 492 190 492 214V250C493 305 506 336 545 346 595 357 668 360 750 366L1100 370V352L750 349C670 345 600 342 548 331 513 323 503 296 503 236 503 192 510 192 510 181 510 175 506 171 500 168Z" />
        <Shine d="M469 198a4.5 4.5 0 0 1 9 0C478 232 479 262 476 292a4.5 4.5 0 0 1-9-1C470 262 469 232 469 198Z" />
      </g>
    </Frame>
  );
}
