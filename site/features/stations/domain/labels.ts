import type { Town } from './towns.ts';

type NamedTown = Pick<Town, 'name' | 'size'>;

/** Part of the screen, in pixels. */
export interface LabelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TownLabel {
  town: NamedTown;
  left: number;
  top: number;
  /** The middle of the town from the label's corner, where no pin shows it. */
  dot?: { x: number; y: number };
}

/** Of a line of normal text, in pixels. */
const normalLine = 17;
/** Between a name and whatever is beside it. */
const gap = 3;
/** Half the side of the square that shows a town without a pin. */
const half = 3;

/** A town on the screen; `pin` is the pin that stands in it, which its name keeps to. */
export interface LabelPlace {
  town: NamedTown;
  x: number;
  y: number;
  pin?: LabelBox;
  /** It is named even where no place is free. */
  always?: boolean;
}

/** Returns what the `Pin` for so many stations covers, in pixels, with its tip at this point. */
export function pinBox({ x, y }: Pick<LabelPlace, 'x' | 'y'>, count = 1): LabelBox {
  const [width, height] =
    count === 1 ? [28, 38] : count < 10 ? [40, 46] : count < 30 ? [49, 57] : [59, 68];
  return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
}

/** The same of the large pin of the chosen station, with the puddle below it. */
export function selectedBox({ x, y }: Pick<LabelPlace, 'x' | 'y'>, scale = 1): LabelBox {
  const half = 37 * scale;
  return { left: x - half, right: x + half, top: y - 100 * scale, bottom: y + 8 * scale };
}

/** The sizes of the chosen pin, largest first. */
const scales = [1, 0.75, 0.5] as const;

/** Returns the largest scale at which the chosen pin covers none of the other pins; undefined where it covers one at any. */
export function clearScale(
  tip: Pick<LabelPlace, 'x' | 'y'>,
  others: readonly LabelBox[],
): (typeof scales)[number] | undefined {
  return scales.find((scale) => {
    const own = selectedBox(tip, scale);
    return !others.some((other) => overlap(own, other));
  });
}

/** How far a pin's tip may be from the middle of the town it is named after, in pixels. */
const reach = 44;

/**
 * Every pin takes the name of the largest town it stands in, the first pins first. The other towns
 * are named where `alone` says so.
 */
export function named(
  towns: readonly LabelPlace[],
  pins: readonly LabelBox[],
  alone: (town: NamedTown) => boolean,
): LabelPlace[] {
  const taken = new Map<NamedTown, LabelBox>();
  for (const pin of pins) {
    const tip = { x: (pin.left + pin.right) / 2, y: pin.bottom };
    const away = ({ x, y }: LabelPlace) => Math.hypot(x - tip.x, y - tip.y);
    const [town] = towns
      .filter((place) => !taken.has(place.town) && away(place) < reach)
      .sort((one, other) => other.town.size - one.town.size || away(one) - away(other));
    if (town) taken.set(town.town, pin);
  }
  return towns.flatMap((place) => {
    const pin = taken.get(place.town);
    if (pin) return [{ ...place, pin }];
    return alone(place.town) ? [place] : [];
  });
}

/**
 * Where the names of towns stand on the screen, large towns first, each at the first of its places
 * that is free of pins and of other names. A town that has no free place is not named. `enlarged` is
 * how many times as large as normal the visitor's text is.
 */
export function placeLabels(
  towns: readonly LabelPlace[],
  taken: readonly LabelBox[],
  screen: LabelBox,
  enlarged = 1,
): TownLabel[] {
  const height = normalLine * enlarged;
  const boxes = [...taken];
  const labels: TownLabel[] = [];
  const isFree = (box: LabelBox) =>
    within(box, screen) && !boxes.some((other) => overlap(box, other));
  for (const place of [...towns].sort(byImportance)) {
    const dot = place.pin ? undefined : dotOf(place);
    if (dot && !isFree(dot)) continue;
    const width = widthOf(place.town) * enlarged;
    const spots = spotsFor(place, width, height);
    const box = spots.find(isFree) ?? (place.always ? spots[0] : undefined);
    if (!box) continue;
    const { left, top } = box;
    boxes.push(box, ...(dot ? [dot] : []));
    const middle = dot && { dot: { x: place.x - left, y: place.y - top } };
    labels.push({ town: place.town, left, top, ...middle });
  }
  return labels;
}

function dotOf({ x, y }: LabelPlace): LabelBox {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function byImportance(one: LabelPlace, other: LabelPlace): number {
  return other.town.size - one.town.size || Number(Boolean(other.pin)) - Number(Boolean(one.pin));
}

/** A little more than the letters of normal text need. */
function widthOf({ name, size }: NamedTown): number {
  return name.length * (size === 3 ? 8.6 : 7.6) + 2;
}

/** Below, above, right and left of the pin, or the town itself, in this order. */
function spotsFor(place: LabelPlace, width: number, height: number): LabelBox[] {
  const { pin, y } = place;
  const box = pin ?? dotOf(place);
  const middle = (box.left + box.right) / 2 - width / 2;
  const beside = (pin ? box.top + (box.bottom - box.top) * 0.4 : y) - height / 2;
  const boxAt = (left: number, top: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  return [
    boxAt(middle, box.bottom + gap + 1),
    boxAt(middle, box.top - gap - 1 - height),
    boxAt(box.right + gap + 1, beside),
    boxAt(box.left - gap - 1 - width, beside),
  ];
}

export function overlap(one: LabelBox, other: LabelBox): boolean {
  return (
    one.left < other.right + gap &&
    other.left < one.right + gap &&
    one.top < other.bottom + gap &&
    other.top < one.bottom + gap
  );
}

function within(box: LabelBox, screen: LabelBox): boolean {
  return (
    box.left >= screen.left &&
    box.right <= screen.right &&
    box.top >= screen.top &&
    box.bottom <= screen.bottom
  );
}
