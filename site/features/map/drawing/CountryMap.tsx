import type { Location } from '../../../page/page-context.ts';
import { Pin } from '../../../ui/Pin.tsx';
import { type LabelBox, overlap, pinBox, pinSize } from '../rules/labels.ts';
import { type DrawnMarker, markers, pinDistance } from '../rules/markers.ts';
import { type Country, type Point, project } from '../rules/projection.ts';
import styles from './CountryMap.module.css';
import germany from './country-de.svg';
import poland from './country-pl.svg';
import { frame } from './outline-data.ts';

interface Props {
  country: Country;
  locations: readonly Location[];
  selected?: Location;
  /** How many units of the frame a pixel covers, on a wide screen and on a phone. */
  unit: { wide: number; narrow: number };
  className?: string;
  /** The address of a location's row in the list; a mouse may use the pin as a way there. */
  rowHref?: (location: Location) => string;
  /**
   * In a teaser the drawing is as wide as the page and the selected point hangs below the thread,
   * at 88.54 % of the width; otherwise the frame fills the drawing.
   */
  hanging?: boolean;
}

/** Files of their own, by `outline.ts`: a visitor's second page has them. */
const drawings: Record<Country, string> = { de: germany, pl: poland };

/** Outline, neighbours and pins. Pins keep their size whatever the map's; the list is their equal. */
export function CountryMap(props: Props) {
  const { country, locations, selected, unit, className, rowHref, hanging } = props;
  const focus = selected && project(country, selected.latitude, selected.longitude);
  const fit = hanging ? hangingFit(focus ?? middle) : filling;
  const drawing = drawings[country];
  const pinsAt = (width: 'wide' | 'narrow') => {
    const pixel = unit[width];
    const inPixels = ({ x, y }: Point) => ({ x: x / pixel, y: y / pixel });
    const edges = hanging ? pageEdges(fit, width) : { left: -40, right: frame.width + 40 };
    const [left, right] = [edges.left / pixel, edges.right / pixel];
    const screen = { left, right, top: -Infinity, bottom: Infinity };
    const tip = focus && inPixels(focus);
    const taken = tip ? selectedBoxes(tip, hanging && width === 'wide') : [];
    const shown = locations.filter(({ latitude, longitude }) => {
      const point = project(country, latitude, longitude);
      const { x, y } = inPixels(point);
      const hidden =
        tip &&
        (Math.hypot(x - tip.x, y - tip.y) < pinDistance ||
          (hanging && taken.some((box) => overlap(box, pinBox({ x, y })))));
      return !hidden && inSight(at(point, fit), hanging);
    });
    return markers(shown, country, { unit: pixel, screen, taken });
  };
  return (
    <svg className={className} aria-hidden="true">
      <svg
        aria-hidden="true"
        x={`${fit.x.toFixed(2)}%`}
        y={`${fit.y.toFixed(2)}%`}
        width={`${fit.width.toFixed(2)}%`}
        height={`${fit.height.toFixed(2)}%`}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        overflow="visible"
      >
        {hanging ? null : <use className={styles.neighbours} href={`${drawing}#west`} />}
        <use className={styles.neighbours} href={`${drawing}#east`} />
        <use className={styles.land} href={`${drawing}#land`} />
        <use className={styles.rivers} href={`${drawing}#rivers`} />
      </svg>
      <Pins className={styles.onWide} pins={pinsAt('wide')} fit={fit} rowHref={rowHref} />
      <Pins className={styles.onNarrow} pins={pinsAt('narrow')} fit={fit} rowHref={rowHref} />
      {focus && selected ? (
        <svg aria-hidden="true" {...attributes(focus, fit)} overflow="visible">
          {hanging ? <FallingDrop /> : null}
          <g className={styles.selected}>
            <g transform="translate(-37 -98)">
              <Pin kind="selected" />
            </g>
          </g>
          <text className={styles.large} {...nameBeside(focus, hanging)}>
            {selected.town}
          </text>
        </svg>
      ) : null}
    </svg>
  );
}

const middle: Point = { x: frame.width / 2, y: frame.height / 2 };

/** Where the name of the selected one stands: beside the pin, to the side that has room for it. */
function nameBeside({ x }: Point, hanging: boolean | undefined) {
  if (hanging) return { y: '28', textAnchor: 'middle' } as const;
  const inTheEast = x > frame.width * 0.7;
  return inTheEast ? ({ x: '-34', y: '4', textAnchor: 'end' } as const) : { x: '34', y: '4' };
}

/** Where the frame lies in the drawing, in per cent of the drawing's width and height. */
interface Fit extends Point {
  width: number;
  height: number;
}

const filling: Fit = { x: 0, y: 0, width: 100, height: 100 };

/** The drawing of a teaser is 1440 to 1000; `CountryMap.module.css` and this have to agree. */
function hangingFit(focus: Point): Fit {
  const width = 55.2;
  const height = width * (frame.height / frame.width) * 1.44;
  return {
    x: 88.54 - (focus.x / frame.width) * width,
    y: 55 - (focus.y / frame.height) * height,
    width,
    height,
  };
}

/** What of a teaser's drawing lies on the page, in units of the frame: a phone shows its right part. */
function pageEdges({ x, width }: Fit, screen: 'wide' | 'narrow') {
  const inFrame = (percent: number) => ((percent - x) / width) * frame.width;
  return { left: inFrame(screen === 'wide' ? 40 : 48), right: inFrame(99.5) };
}

/** The big drop, the name below or beside it, and the drop that falls onto it, in pixels. */
function selectedBoxes({ x, y }: Point, falling: boolean | undefined): LabelBox[] {
  const around = (half: number, top: number, bottom: number) => ({
    left: x - half,
    right: x + half,
    top: y - top,
    bottom: y + bottom,
  });
  const boxes = [around(44, 118, 10), around(42, 0, 34)];
  return falling ? [...boxes, around(20, 248, -187)] : boxes;
}

/** Where a point of the frame lies in the drawing, in per cent. */
function at({ x, y }: Point, fit: Fit): Point {
  return {
    x: fit.x + (x / frame.width) * fit.width,
    y: fit.y + (y / frame.height) * fit.height,
  };
}

/** A teaser ends before its country does; a pin must not be cut in two. */
function inSight({ x, y }: Point, hanging: boolean | undefined): boolean {
  return !hanging || (x < 97 && y < 86);
}

function attributes(point: Point, fit: Fit) {
  const { x, y } = at(point, fit);
  return { x: `${x.toFixed(2)}%`, y: `${y.toFixed(2)}%` };
}

function FallingDrop() {
  return (
    <g className="wideOnly">
      <path
        className="oil"
        d="M0-240C4-229 14.5-220 14.5-208A14.5 14.5 0 0 1-14.5-208C-14.5-220-4-229 0-240Z"
      />
      <path
        className="oilLight"
        d="M-9.5-209C-9-202-6-199-2-198.5A1.5 1.5 0 0 1-2.5-195.5C-8.5-196-12-201-12-208.5A1.3 1.3 0 0 1-9.5-209Z"
      />
    </g>
  );
}

interface PinsProps extends Pick<Props, 'className' | 'rowHref'> {
  pins: DrawnMarker[];
  fit: Fit;
}

/** All pins lie below all names. */
function Pins({ className, pins, fit, rowHref }: PinsProps) {
  return (
    <g className={className}>
      {pins.map((pin) => (
        <MarkerPin key={pin.locations[0]?.id} pin={pin} fit={fit} rowHref={rowHref} />
      ))}
      {pins.map((pin) => (
        <MarkerLabel key={pin.locations[0]?.id} pin={pin} fit={fit} />
      ))}
    </g>
  );
}

interface MarkerProps extends Pick<Props, 'rowHref'> {
  pin: DrawnMarker;
  fit: Fit;
}

function MarkerPin({ pin, fit, rowHref }: MarkerProps) {
  const [first] = pin.locations;
  const count = pin.locations.length;
  const { width, height } = pinSize(count);
  const drawing = (
    <g transform={`translate(${-width / 2} ${-height})`}>
      {count > 1 ? <Pin kind="cluster" count={count} /> : <Pin kind={first?.icon ?? 'station'} />}
    </g>
  );
  return (
    <svg aria-hidden="true" {...attributes(pin, fit)} overflow="visible">
      <g className={styles.pin}>
        {rowHref && first ? (
          <a className="plain" href={rowHref(first)} tabIndex={-1}>
            {drawing}
          </a>
        ) : (
          drawing
        )}
      </g>
    </svg>
  );
}

function MarkerLabel({ pin, fit }: MarkerProps) {
  if (!pin.side) return null;
  const count = pin.locations.length;
  const { width, height } = pinSize(count);
  const place = {
    below: { y: 19, textAnchor: 'middle' },
    above: { y: -height - 7, textAnchor: 'middle' },
    right: { x: width / 2 + 6, y: -height * 0.52, textAnchor: 'start' },
    left: { x: -width / 2 - 6, y: -height * 0.52, textAnchor: 'end' },
  } as const;
  return (
    <svg aria-hidden="true" {...attributes(pin, fit)} overflow="visible">
      <text className={count > 1 ? styles.large : styles.small} {...place[pin.side]}>
        {pin.town}
      </text>
    </svg>
  );
}
