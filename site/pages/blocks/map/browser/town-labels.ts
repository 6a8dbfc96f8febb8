import type { Town } from '../towns.ts';

/** Part of the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label {
  town: Town;
  left: number;
  top: number;
}

const lineHeight = 17;
/** Between a name and whatever is beside it. */
const gap = 3;

/**
 * Where the names of towns stand on the screen, large towns first, each at the first of its places
 * that is free of pins and of other names. A town that has no free place is not named.
 */
export function placeLabels(
  towns: readonly { town: Town; x: number; y: number }[],
  taken: readonly Box[],
  screen: Box,
): Label[] {
  const boxes = [...taken];
  const labels: Label[] = [];
  for (const { town, x, y } of [...towns].sort((one, other) => other.town.size - one.town.size)) {
    const width = town.name.length * (town.size === 3 ? 8.6 : 7.6) + 2;
    const middle = x - width / 2;
    const places: [left: number, top: number][] = [
      [middle, y + gap],
      [x + 19, y - 28],
      [x - 19 - width, y - 28],
      [middle, y - lineHeight - gap],
      [x + 24, y - 8],
      [x - 24 - width, y - 8],
      [middle, y - 60],
    ];
    for (const [left, top] of places) {
      const box = { left, top, right: left + width, bottom: top + lineHeight };
      if (!within(box, screen) || boxes.some((other) => overlap(box, other))) continue;
      boxes.push(box);
      labels.push({ town, left, top });
      break;
    }
  }
  return labels;
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right + gap &&
    other.left < one.right + gap &&
    one.top < other.bottom + gap &&
    other.top < one.bottom + gap
  );
}

function within(box: Box, screen: Box): boolean {
  return (
    box.left >= screen.left &&
    box.right <= screen.right &&
    box.top >= screen.top &&
    box.bottom <= screen.bottom
  );
}
