import type { Location } from '../../../page/page-context.ts';
import { mercator } from '../drawing/outline-data.ts';
import { Clusters } from './clusters.ts';
import { type LabelBox, type LabelSide, pinBox, placeLabels } from './labels.ts';
import { type Country, type Point, project } from './projection.ts';

/** One pin of the drawing: a location, or several that would cover each other. */
export interface DrawnMarker extends Point {
  town: string;
  locations: readonly Location[];
  /** Where the town's name stands; undefined where it would cover a pin or another name. */
  side?: LabelSide | undefined;
}

/** Locations that would be nearer than this on the screen share a pin, in pixels. */
export const pinDistance = 44;

const everywhere = { west: -180, south: -85, east: 180, north: 85 };

/**
 * The pins of a drawing, in its units, of which `unit` cover a pixel: pins and names keep their size on the screen.
 * A pin stands in that of its towns which has most locations, and has its name. Names stay within `screen` and clear of what is
 * `taken`, both in pixels.
 */
export function markers(
  locations: readonly Location[],
  country: Country,
  { unit, screen, taken }: { unit: number; screen: LabelBox; taken: readonly LabelBox[] },
): DrawnMarker[] {
  const pins = pinsOf(locations, country, unit).map((pin) => {
    const [x, y] = [pin.x / unit, pin.y / unit];
    const count = pin.locations.length;
    const town = { name: pin.town, size: count > 1 ? 3 : 1 } as const;
    return { drawn: pin, town, x, y, pin: pinBox({ x, y }, count) };
  });
  const labels = placeLabels(pins, [...taken, ...pins.map(({ pin }) => pin)], screen);
  const sides = new Map(labels.map(({ town, side }) => [town, side]));
  return pins.map(({ drawn, town }) => ({ ...drawn, side: sides.get(town) }));
}

/** Those of most locations first. */
function pinsOf(locations: readonly Location[], country: Country, unit: number): DrawnMarker[] {
  const exact = Math.log2((2 * Math.PI * mercator[country].scale) / unit / 256);
  const zoom = Math.round(exact);
  const placed = byTownSize(locations).map((location) => ({ location, shown: location }));
  const clusters = new Clusters(placed, { zoom, radius: pinDistance * 2 ** (zoom - exact) });
  return clusters
    .spots(everywhere, zoom)
    .flatMap((spot) => {
      const members = clusters.members(spot).map(({ location }) => location);
      return members.slice(0, 1).map(({ latitude, longitude, town }) => {
        return { ...project(country, latitude, longitude), town, locations: members };
      });
    })
    .sort((one, other) => other.locations.length - one.locations.length);
}

function byTownSize(locations: readonly Location[]): Location[] {
  const towns = Map.groupBy(locations, ({ town }) => town);
  return [...towns.values()].sort((one, other) => other.length - one.length).flat();
}
