import styles from './ErrorIllustration.module.css';

/** Archivo's figures, 740 wide 112, as outlines: an error page must not wait for a font. */
const outlines = {
  four: 'M392 724L392 575L26 575L26 452Q67 395 106 326Q146 258 180 182Q214 105 237 25L403 25Q394 68 374 117Q353 166 326 216Q298 265 268 311Q238 357 210 394Q181 431 158 454L392 454L392 288Q403 269 416 246Q428 223 440 198Q452 174 462 151Q471 128 477 108L548 108L548 454L654 454L654 575L548 575L548 724L392 724Z',
  five: 'M351 736Q254 736 186 708Q117 679 81 627Q45 575 45 506L198 506Q198 541 216 566Q234 592 266 606Q298 620 340 620Q379 620 410 606Q442 592 461 564Q480 537 480 497Q480 458 463 432Q446 406 416 393Q385 380 343 380Q312 380 286 388Q261 396 242 408Q224 421 213 438L75 420L107 37L593 37L593 174L233 174L221 317Q234 309 258 298Q281 287 314 278Q348 270 391 270Q465 270 522 296Q578 321 610 372Q642 422 642 499Q642 569 606 623Q571 677 506 706Q441 736 351 736Z',
  nought:
    'M345 736Q266 736 210 714Q153 692 118 648Q82 604 65 538Q48 471 48 380Q48 290 65 224Q82 157 118 113Q153 69 210 47Q266 25 344 25Q423 25 479 47Q535 69 570 113Q606 157 623 224Q640 290 640 380Q640 471 623 538Q606 604 570 648Q535 692 479 714Q423 736 345 736ZM345 621Q396 621 425 598Q454 574 466 527Q479 480 479 409L479 352Q479 280 466 233Q454 186 425 163Q396 140 345 140Q294 140 264 163Q234 186 222 233Q210 280 210 351L210 408Q210 479 222 526Q234 574 264 598Q294 621 345 621Z',
};

/** Position of each figure and of the two walls the oil climbs, in units of the drawing. */
const figures = {
  404: [
    { outline: outlines.four, x: 0, walls: [392, 548] },
    { outline: outlines.nought, x: 683, walls: [82, 606] },
    { outline: outlines.four, x: 1371, walls: [392, 548] },
  ],
  500: [
    { outline: outlines.five, x: 0, walls: [66, 621] },
    { outline: outlines.nought, x: 689, walls: [82, 606] },
    { outline: outlines.nought, x: 1377, walls: [82, 606] },
  ],
} as const;

/** The number in the pool, which is the page's lower edge. */
export function ErrorIllustration({
  status,
  className,
}: {
  status: 404 | 500;
  className?: string;
}) {
  return (
    <div className={className}>
      <Wall className={styles.left} />
      <Wall className={styles.right} />
      <svg className="relative whole overflowing" viewBox="0 0 2066 860" aria-hidden="true">
        <path className="oil" d="M-9000 636H9000V870H-9000Z" />
        {figures[status].map(({ outline, x, walls: [left, right] }) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path className="oil" d={meniscus(left, right)} />
            <path className={styles.figure} d={outline} />
            <path className="oilDeep" d={outline} clipPath="url(#under-oil)" />
          </g>
        ))}
        <clipPath id="under-oil">
          <path d="M0 636h800v240H0Z" />
        </clipPath>
        <path className={styles.shine} d="M-8 800c70 14 170 20 262 18" />
      </svg>
    </div>
  );
}

function meniscus(left: number, right: number): string {
  const reach = 74;
  const rise = 596;
  const outer = `M${left - reach} 650V636C${left - 28} 636 ${left - 6} 624 ${left} ${rise}h60V650Z`;
  return `${outer}M${right + reach} 650V636C${right + 28} 636 ${right + 6} 624 ${right} ${rise}h-60V650Z`;
}

/** The pool climbs the window's edges too. */
function Wall({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 120 90" aria-hidden="true">
      <path className="oil" d="M0 0c4 58 44 90 120 90H0Z" />
    </svg>
  );
}
