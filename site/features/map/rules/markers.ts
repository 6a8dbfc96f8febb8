import type { Location } from '../../../page/page-context.ts';
import { type Country, type Point, project } from './projection.ts';

/** One pin: a location, or several that would cover each other. */
export interface DrawnMarker extends Point {
  town: string;
  locations: readonly Location[];
  /** Where the town's name stands; undefined where it would cover a pin or another name. */
  label?: 'below' | 'above' | 'right' | 'left';
}

/** Part of the drawing, in its units. */
export interface FrameBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The pins of a map. Locations nearer than `distance` (drawing units) to a pin's first location
 * share it; the pins of larger towns come first and keep their name. Pins and names keep their size
 * on the screen, so `unit` says how many units of the drawing a pixel covers. Names stay between the
 * edges and clear of what is `taken`.
 */
export function markers(
  locations: readonly Location[],
  country: Country,
  room: {
    distance: number;
    unit: number;
    edges: Pick<FrameBox, 'left' | 'right'>;
    taken: FrameBox[];
  },
): DrawnMarker[] {
  const groups: { point: Point; locations: Location[] }[] = [];
  for (const location of byTownSize(locations)) {
    const point = project(country, location.latitude, location.longitude);
    const near = groups.find((group) => apart(group.point, point) < room.distance);
    if (near) {
      near.locations.push(location);
    } else {
      groups.push({ point, locations: [location] });
    }
  }
  const pins = groups
    .map(
      (group): DrawnMarker => ({
        ...group.point,
        town: group.locations[0]?.town ?? '',
        locations: group.locations,
      }),
    )
    .sort((one, other) => other.locations.length - one.locations.length);
  return labelled(pins, room);
}

export function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function byTownSize(locations: readonly Location[]): Location[] {
  const sizes = new Map<string, number>();
  for (const { town } of locations) {
    sizes.set(town, (sizes.get(town) ?? 0) + 1);
  }
  return [...locations].sort(
    (one, other) => (sizes.get(other.town) ?? 0) - (sizes.get(one.town) ?? 0),
  );
}

/** Gives every name the first of its four places that is free. */
function labelled(pins: DrawnMarker[], room: Parameters<typeof markers>[2]): DrawnMarker[] {
  const { edges, unit } = room;
  const taken = [...room.taken, ...pins.map((pin) => pinBox(pin, unit))];
  return pins.map((pin) => {
    for (const label of ['below', 'above', 'right', 'left'] as const) {
      const box = labelBox(pin, label, unit);
      const inside = box.left >= edges.left && box.right <= edges.right;
      if (inside && !taken.some((other) => overlaps(box, other))) {
        taken.push(box);
        return { ...pin, label };
      }
    }
    return pin;
  });
}

// The sizes are those of the pins and names on the screen, in pixels.
function pinBox({ x, y, locations }: DrawnMarker, unit: number): FrameBox {
  const half = (locations.length > 1 ? 21 : 15) * unit;
  return { left: x - half, right: x + half, top: y - half * 2.4, bottom: y };
}

function labelBox(
  pin: DrawnMarker,
  label: NonNullable<DrawnMarker['label']>,
  unit: number,
): FrameBox {
  const width = (pin.town.length * 8.2 + 4) * unit;
  const height = 19 * unit;
  const box = pinBox(pin, unit);
  const middle = (box.top + box.bottom) / 2 - height / 2;
  const left = {
    below: pin.x - width / 2,
    above: pin.x - width / 2,
    right: box.right,
    left: box.left - width,
  };
  const top = { below: pin.y + 4 * unit, above: box.top - height, right: middle, left: middle };
  return {
    left: left[label],
    right: left[label] + width,
    top: top[label],
    bottom: top[label] + height,
  };
}

function overlaps(one: FrameBox, other: FrameBox): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
