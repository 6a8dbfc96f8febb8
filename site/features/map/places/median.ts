import type { Coordinates } from '../rules/distance.ts';

/** The median of each axis, which one row in the wrong place does not move. */
export function middle(points: readonly Coordinates[]): Coordinates {
  const median = (values: number[]) =>
    values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  };
}
