import { Pin } from '../../../components/Pin.tsx';
import { type Coordinates, kilometres } from '../domain/distance.ts';
import { type Country, type Point, project } from '../domain/projection.ts';
import styles from './CountryMap.module.css';
import germany from './country-de.svg';
import poland from './country-pl.svg';
import { frame } from './outline-data.ts';

/** What the drawing shows a pin for. */
export interface DrawnStation extends Coordinates {
  id: number;
  title: string;
  icon: 'station' | 'partner' | 'fleet';
}

interface Props {
  country: Country;
  stations: readonly DrawnStation[];
  selected?: DrawnStation | undefined;
  className?: string;
  /** The address of a station's row in the list; a mouse may use the pin as a way there. */
  rowHref?: (station: DrawnStation) => string;
  /** What the drawing is filled with; the whole country without. */
  hits?: readonly Coordinates[];
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
  const { country, stations, selected, className, hits = [], rowHref, hanging } = props;
  const at = ({ latitude, longitude }: Coordinates) => project(country, latitude, longitude);
  const focus = selected && at(selected);
  const fit = hanging
    ? hangingFit(focus ?? { x: frame.width / 2, y: frame.height / 2 })
    : fitOf(hits.map(at), unitsPerKilometre(country));
  const pins = stations
    .filter((station) => station.id !== selected?.id && inSight(percent(at(station), fit), hanging))
    .filter((station) => !hanging || !selected || kilometres(station, selected) > hidden)
    .sort((one, other) => other.latitude - one.latitude);
  const drawing = drawings[country];
  return (
    <svg className={className} aria-hidden="true">
      <svg
        aria-hidden="true"
        {...attributes(fit)}
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
      {pins.map((station) => {
        const pin = (
          <g transform="translate(-14 -38)">
            <Pin kind={station.icon} />
          </g>
        );
        return (
          <svg
            key={station.id}
            aria-hidden="true"
            {...attributes(percent(at(station), fit))}
            overflow="visible"
          >
            <g className={styles.pin}>
              {rowHref ? (
                <a className="plain" href={rowHref(station)} tabIndex={-1}>
                  {pin}
                </a>
              ) : (
                pin
              )}
            </g>
          </svg>
        );
      })}
      {focus && selected ? (
        <svg aria-hidden="true" {...attributes(percent(focus, fit))} overflow="visible">
          {hanging ? <FallingDrop /> : null}
          <g className={styles.selected}>
            <g transform="translate(-37 -98)">
              <Pin kind="selected" />
            </g>
          </g>
          <text className={styles.name} y="28" textAnchor="middle">
            {selected.title}
          </text>
        </svg>
      ) : null}
    </svg>
  );
}

/** Where the frame lies in the drawing, in per cent of the drawing's width and height. */
interface Fit extends Point {
  width: number;
  height: number;
}

/** Shows the hits with room around them for their pins; never less than some kilometres, nor more than the country. */
function fitOf(hits: readonly Point[], perKilometre: number): Fit {
  if (hits.length === 0) return { x: 0, y: 0, width: 100, height: 100 };
  const [xs, ys] = [hits.map(({ x }) => x), hits.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const aspect = frame.height / frame.width;
  const width = Math.min(
    frame.width,
    Math.max(least * perKilometre, (right - left) * 1.5, ((bottom - top) * 1.7) / aspect),
  );
  const scale = (100 * frame.width) / width;
  return {
    x: 50 - ((left + right) / 2 / frame.width) * scale,
    // Pins stand above their places.
    y: 55 - ((top + bottom) / 2 / frame.height) * scale,
    width: scale,
    height: scale,
  };
}

/** Kilometres around the large drop of a teaser in which others would look out from behind it. */
const hidden = 60;

/** Kilometres that are seen at least from west to east. */
const least = 24;

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

function unitsPerKilometre(country: Country): number {
  const middle = { latitude: 51.5, longitude: country === 'de' ? 10.4 : 19 };
  const east = { ...middle, longitude: middle.longitude + 1 };
  const x = ({ latitude, longitude }: Coordinates) => project(country, latitude, longitude).x;
  return (x(east) - x(middle)) / kilometres(middle, east);
}

/** Where a point of the frame lies in the drawing, in per cent. */
function percent({ x, y }: Point, fit: Fit): Point {
  return {
    x: fit.x + (x / frame.width) * fit.width,
    y: fit.y + (y / frame.height) * fit.height,
  };
}

/** A teaser ends before its country does; a pin must not be cut in two. */
function inSight({ x, y }: Point, hanging: boolean | undefined): boolean {
  if (hanging) return x < 97 && y < 86;
  return x > -20 && x < 120 && y > -20 && y < 130;
}

function attributes({ x, y }: Point) {
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
