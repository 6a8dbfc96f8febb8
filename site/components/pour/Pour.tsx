import type { ReactNode } from 'react';
import styles from './Pour.module.css';

/*
 * The one pour of a page, in pieces that lie under each other. All pieces below the pool are as wide
 * as the page and share one ruler (1440 wide; 390 where the thread runs in the margin), so that
 * their edges meet at every width. Pieces overlap by a pixel against hairlines.
 */

interface PieceProps {
  className: string | undefined;
  viewBox: string;
  /** The id of the mask that reveals it. */
  mask?: string;
  oil: string;
  deep: string;
  light?: string;
  children?: ReactNode;
}

function Piece({ children, className, viewBox, mask, oil, deep, light }: PieceProps) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <g mask={mask && `url(#${mask})`}>
        <path className="oil" d={oil} />
        <path className="oilDeep" d={deep} />
        {light ? <path className="oilLight" d={light} /> : null}
      </g>
      {children}
    </svg>
  );
}

/**
 * From the header's amber block (as wide as --cta-w) down the graphite field into the pool. It runs down once, led by a bead, and the pool ripples where
 * it arrives; `Pour.module.css` has the same line as `offset-path`.
 */
export function Pour() {
  return (
    <Piece
      className={styles.pour}
      viewBox="0 0 490 737"
      mask="pour-flow"
      oil="M242-3V0H257C305 2 326 26 328 86 332 184 318 262 270 350 228 427 198 490 197 556 195 648 132 724 0 737V740H490V678C488 704 470 721 435 731 345 711 301 650 302 558 303 495 325 430 358 372 400 295 478 236 490 122V-3Z"
      deep="M490 20C478 85 480 104 470 132 448 206 408 252 372 304 312 390 275 478 275 560 275 650 330 724 435 731 345 711 301 650 302 558 303 495 325 430 358 372 400 295 478 236 490 122Z"
      light="M331 86A9.5 9.5 0 0 1 349.5 86C355 178 338 266 296 351 272 396 258 426 246 469A6.5 6.5 0 0 1 233.5 465C244 424 258 390 278 351 321 266 338 178 331 86Z"
    >
      <mask id="pour-flow" fill="#fff">
        <path
          className={styles.run}
          fill="none"
          stroke="#fff"
          strokeWidth="190"
          strokeDasharray="1"
          pathLength="1"
          d="M409-90C409 60 412 180 372 270 340 345 262 420 250 556V760"
        />
        <path d="M0-10H490V24H0Z" />
        <circle className={styles.spread} cx="250" cy="750" r="420" />
      </mask>
      <circle className={`${styles.bead} oil`} r="68" />
      <ellipse className={styles.ripple} cx="250" cy="772" rx="150" ry="24" />
      <ellipse className={styles.ripple} cx="250" cy="772" rx="74" ry="12" />
    </Piece>
  );
}

/** The lower edge of the pool, which gathers into the thread. */
export function PoolEdge() {
  return (
    <>
      <Piece
        className={`${styles.edge} wideOnly`}
        viewBox="0 0 1440 320"
        oil="M0-2H1440V50C1372 60 1302 145 1300 290V322H1250V300C1246 212 1192 168 1041 167 985 166 935 165 878 164 700 161 560 140 400 103 260 70 130 33 0 30Z"
        deep="M1440 8C1350 45 1292 145 1290 290V322H1300V290C1302 145 1372 60 1440 50Z"
        light="M1047 153C1190 149 1262 190 1264.5 300V322H1258.5V300C1253 204 1188 154 1047 158A2.5 2.5 0 0 1 1047 153Z"
      />
      <Piece
        className={`${styles.edgeNarrow} narrowOnly`}
        viewBox="0 0 390 150"
        oil="M0-1H390V8C386 36 384 70 384 110V151H374V128C374 108 352 95 300 91 200 82 110 22 0 20Z"
        deep="M390 0C384 40 381.8 70 381.8 110V151H384V110C384 70 386 36 390 8Z"
        light="M300 87.5C352 90 376.8 104 377 130V151H375.8V130C375 107 350 93 300 89Z"
      />
    </>
  );
}

/** The thread, as high as its block; `ending` leaves space for its tip. */
export function Thread({ ending }: { ending: boolean }) {
  const height = ending ? styles.ending : styles.passing;
  return (
    <>
      <Piece
        className={`${styles.thread} ${height} wideOnly`}
        viewBox="0 0 1440 10"
        oil="M1250 0H1300V10H1250Z"
        deep="M1290 0H1300V10H1290Z"
        light="M1258.5 0H1264.5V10H1258.5Z"
      />
      <Piece
        className={`${styles.thread} ${height} narrowOnly`}
        viewBox="0 0 390 10"
        oil="M374 0H384V10H374Z"
        deep="M381.8 0H384V10H381.8Z"
        light="M375.8 0H377V10H375.8Z"
      />
    </>
  );
}

/** The last drop of the thread. `at` is where it hangs in its block. */
export function ThreadTip({ at }: { at: 'top' | 'bottom' | 'flow' }) {
  return (
    <>
      <Piece
        className={`${styles.tip} ${styles[at]} wideOnly`}
        viewBox="0 0 1440 206"
        oil="M1250-2V0C1250 84 1269 120 1270 164 1270 178 1266.5 182 1266.5 191A8.3 8.3 0 0 0 1283 191C1283 182 1279.8 178 1279.8 164 1280 120 1300 84 1300 0V-2Z"
        deep="M1290-2V0C1290 78 1281 112 1278.5 164 1278.6 174 1280 182 1281 187L1283 191C1283 182 1279.8 178 1279.8 164 1280 120 1300 84 1300 0V-2Z"
        light="M1258.5-2V0C1259 38 1263 62 1268.8 82A1.5 1.5 0 0 0 1271.6 81C1267 60 1264.6 36 1264.5 0V-2Z"
      />
      <Piece
        className={`${styles.tipNarrow} ${styles[at]} narrowOnly`}
        viewBox="0 0 390 100"
        oil="M374-1V0C374 30 377.6 44 377.7 60 377.7 64 376.9 65.5 376.9 68A2.1 2.1 0 0 0 381.1 68C381.1 65.5 380.3 64 380.3 60 380.4 44 384 30 384 0V-1ZM379 82C380.8 86 383.2 88.5 383.2 91.8A4.2 4.2 0 0 1 374.8 91.8C374.8 88.5 377.2 86 379 82Z"
        deep="M381.8-1V0C381.8 30 380 44 379.7 60L380.3 60C380.4 44 384 30 384 0V-1Z"
      />
    </>
  );
}
