import { type Coordinates, kilometres } from '../domain/distance.ts';
import type { PostalRow } from './sources.ts';

/** Where a code lies that the source has in the wrong place, and the town it is of. */
export interface MendedCode {
  town: string;
  at: Coordinates;
}

/** In kilometres. */
const limits = { neighbourhood: 3, astray: 5, otherPlace: 15 };

/**
 * The Polish codes that lie elsewhere than all codes around them: the source has 40-001 Katowice 8 km south of 40-002 to
 * 40-010, and 50-305 of Wrocław in a village 65 km away. Germany has none: there a code of its own is a town of its own.
 */
export function misplacedCodes(rows: readonly PostalRow[]): Map<string, MendedCode> {
  const byCode = Map.groupBy(rows, ({ code }) => code);
  const codes = [...byCode.keys()].sort();
  const mended = new Map<string, MendedCode>();
  for (const [index, code] of codes.entries()) {
    const around = codes
      .slice(Math.max(0, index - 6), index + 7)
      .filter((other) => other !== code && other.slice(0, 3) === code.slice(0, 3));
    const listed = byCode.get(code) ?? [];
    const quarter = quarterOf(around.map((other) => byCode.get(other) ?? []));
    if (quarter && isAstray(listed, quarter)) {
      const own = listed.filter((row) => row.name === quarter.town && isIn(quarter, row));
      mended.set(code, {
        town: quarter.town,
        at: own.length > 0 ? middle(own) : quarter.centre,
      });
    }
  }
  return mended;
}

interface Quarter {
  town: string;
  centre: Coordinates;
  points: Coordinates[];
}

/** Where three of four codes of a row lie close together in one town; each code is given by its rows of the source. */
function quarterOf(around: readonly PostalRow[][]): Quarter | undefined {
  const counts = new Map<string, number>();
  for (const rows of around)
    for (const name of new Set(rows.map((row) => row.name)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const [town] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (town === undefined || around.length < 4) return undefined;
  const points = around.flatMap((rows) => rows.find(({ name }) => name === town) ?? []);
  const centre = middle(points);
  const close = points.filter((point) => kilometres(point, centre) < limits.neighbourhood);
  return close.length >= around.length * 0.75 ? { town, centre, points } : undefined;
}

const isIn = ({ centre }: Quarter, point: Coordinates) => kilometres(point, centre) < limits.astray;

/** Near none of its neighbours; a code of other places than the town only where it is far from all of it. */
function isAstray(rows: readonly PostalRow[], { town, points }: Quarter): boolean {
  const at = middle(rows);
  const reach = rows.some(({ name }) => name === town) ? limits.astray : limits.otherPlace;
  return points.every((point) => kilometres(point, at) > reach);
}

/** The median of each axis, which one row in the wrong place does not move. */
export function middle(points: readonly Coordinates[]): Coordinates {
  const median = (values: number[]) =>
    values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  };
}
