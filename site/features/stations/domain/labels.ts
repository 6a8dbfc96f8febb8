import type { Town } from '@oilway/store/maps/towns.ts';

type NamedTown = Pick<Town, 'name' | 'size'>;

/** A box on the screen, in pixels. */
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
  /** The centre of the town relative to the label's corner, for a town without a pin. */
  dot?: { x: number; y: number };
}

/** Line height of normal text, in pixels. */
const lineHeight = 17;
/** Between a label and its neighbours, in pixels. */
const gap = 3;
/** Half the side of the square that marks a town without a pin. */
const dotRadius = 3;

/** A town on the screen; `pin` is the pin that its label is attached to. */
export interface LabelAnchor {
  town: NamedTown;
  x: number;
  y: number;
  pin?: LabelBox;
  /** The label is shown even without free space. */
  isRequired?: boolean;
}

/** Returns the box of a `Pin` for `count` stations with its tip at this point. */
export function pinBox({ x, y }: Pick<LabelAnchor, 'x' | 'y'>, count = 1): LabelBox {
  const [width, height] =
    count === 1 ? [28, 38] : count < 10 ? [40, 46] : count < 30 ? [49, 57] : [59, 68];
  return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
}

/** Returns the box of the large pin of the selected station, including its puddle. */
export function selectedPinBox({ x, y }: Pick<LabelAnchor, 'x' | 'y'>, scale = 1): LabelBox {
  const half = 37 * scale;
  return { left: x - half, right: x + half, top: y - 100 * scale, bottom: y + 8 * scale };
}

/** The scales of the selected pin, largest first. */
const pinScales = [1, 0.75, 0.5] as const;

/** Returns the largest scale at which the selected pin covers no other pin; undefined if there is none. */
export function nonOverlappingScale(
  tip: Pick<LabelAnchor, 'x' | 'y'>,
  others: readonly LabelBox[],
): (typeof pinScales)[number] | undefined {
  return pinScales.find((scale) => {
    const ownBox = selectedPinBox(tip, scale);
    return !others.some((other) => overlaps(ownBox, other));
  });
}

/** Maximum distance between the tip of a pin and the town that labels it, in pixels. */
const searchRadius = 44;

/**
 * Assigns each pin, in order, the largest town near it. Towns without a pin are included if
 * `isLabelledWithoutPin` returns true.
 */
export function assignTownLabels(
  towns: readonly LabelAnchor[],
  pins: readonly LabelBox[],
  isLabelledWithoutPin: (town: NamedTown) => boolean,
): LabelAnchor[] {
  const assigned = new Map<NamedTown, LabelBox>();
  for (const pin of pins) {
    const tip = { x: (pin.left + pin.right) / 2, y: pin.bottom };
    const distance = ({ x, y }: LabelAnchor) => Math.hypot(x - tip.x, y - tip.y);
    const [town] = towns
      .filter((place) => !assigned.has(place.town) && distance(place) < searchRadius)
      .sort((one, other) => other.town.size - one.town.size || distance(one) - distance(other));
    if (town) assigned.set(town.town, pin);
  }
  return towns.flatMap((place) => {
    const pin = assigned.get(place.town);
    if (pin) return [{ ...place, pin }];
    return isLabelledWithoutPin(place.town) ? [place] : [];
  });
}

/**
 * Places the labels of towns on the screen, large towns first, each at its first candidate position
 * that overlaps no pin and no other label. Omits towns without a free position. `textScale` is the
 * visitor's text size relative to normal.
 */
export function placeLabels(
  towns: readonly LabelAnchor[],
  occupied: readonly LabelBox[],
  screen: LabelBox,
  textScale = 1,
): TownLabel[] {
  const height = lineHeight * textScale;
  const boxes = [...occupied];
  const labels: TownLabel[] = [];
  const isFree = (box: LabelBox) =>
    isWithin(box, screen) && !boxes.some((other) => overlaps(box, other));
  for (const anchor of [...towns].sort(compareByImportance)) {
    const dot = anchor.pin ? undefined : dotBox(anchor);
    if (dot && !isFree(dot)) continue;
    const width = labelWidth(anchor.town) * textScale;
    const candidates = candidateBoxes(anchor, width, height);
    const box = candidates.find(isFree) ?? (anchor.isRequired ? candidates[0] : undefined);
    if (!box) continue;
    const { left, top } = box;
    boxes.push(box, ...(dot ? [dot] : []));
    const dotOffset = dot && { dot: { x: anchor.x - left, y: anchor.y - top } };
    labels.push({ town: anchor.town, left, top, ...dotOffset });
  }
  return labels;
}

function dotBox({ x, y }: LabelAnchor): LabelBox {
  return { left: x - dotRadius, right: x + dotRadius, top: y - dotRadius, bottom: y + dotRadius };
}

function compareByImportance(one: LabelAnchor, other: LabelAnchor): number {
  return other.town.size - one.town.size || Number(Boolean(other.pin)) - Number(Boolean(one.pin));
}

/** Estimates the width of a label at normal text size, slightly too large. */
function labelWidth({ name, size }: NamedTown): number {
  return name.length * (size === 3 ? 8.6 : 7.6) + 2;
}

/** Returns the boxes below, above, right and left of the pin or the town, in this order. */
function candidateBoxes(anchor: LabelAnchor, width: number, height: number): LabelBox[] {
  const { pin, y } = anchor;
  const box = pin ?? dotBox(anchor);
  const centredLeft = (box.left + box.right) / 2 - width / 2;
  const centredTop = (pin ? box.top + (box.bottom - box.top) * 0.4 : y) - height / 2;
  const boxAt = (left: number, top: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  return [
    boxAt(centredLeft, box.bottom + gap + 1),
    boxAt(centredLeft, box.top - gap - 1 - height),
    boxAt(box.right + gap + 1, centredTop),
    boxAt(box.left - gap - 1 - width, centredTop),
  ];
}

export function overlaps(one: LabelBox, other: LabelBox): boolean {
  return (
    one.left < other.right + gap &&
    other.left < one.right + gap &&
    one.top < other.bottom + gap &&
    other.top < one.bottom + gap
  );
}

function isWithin(box: LabelBox, screen: LabelBox): boolean {
  return (
    box.left >= screen.left &&
    box.right <= screen.right &&
    box.top >= screen.top &&
    box.bottom <= screen.bottom
  );
}
