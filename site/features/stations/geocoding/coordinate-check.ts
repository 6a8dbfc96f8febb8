import { type Coordinates, distanceKm } from '../domain/distance.ts';
import type { PostalCodeRow } from './geonames.ts';

/** The corrected position and town of a misplaced postal code. */
export interface CorrectedPostalCode {
  town: string;
  at: Coordinates;
}

/** In kilometres. */
const limits = { neighbourhood: 3, outlier: 5, otherPlace: 15 };

/**
 * Returns corrections for Polish codes that are far from all numerically adjacent codes: GeoNames has 40-001 Katowice 8 km
 * south of 40-002 to 40-010, and 50-305 Wrocław in a village 65 km away. German data have no such errors.
 */
export function correctMisplacedCodes(
  rows: readonly PostalCodeRow[],
): Map<string, CorrectedPostalCode> {
  const byCode = Map.groupBy(rows, ({ code }) => code);
  const codes = [...byCode.keys()].sort();
  const corrections = new Map<string, CorrectedPostalCode>();
  for (const [index, code] of codes.entries()) {
    const neighbours = codes
      .slice(Math.max(0, index - 6), index + 7)
      .filter((other) => other !== code && other.slice(0, 3) === code.slice(0, 3));
    const codeRows = byCode.get(code) ?? [];
    const quarter = findQuarter(neighbours.map((other) => byCode.get(other) ?? []));
    if (quarter && isOutlier(codeRows, quarter)) {
      const rowsInQuarter = codeRows.filter(
        (row) => row.name === quarter.town && isWithinQuarter(quarter, row),
      );
      corrections.set(code, {
        town: quarter.town,
        at: rowsInQuarter.length > 0 ? medianPoint(rowsInQuarter) : quarter.centre,
      });
    }
  }
  return corrections;
}

interface Quarter {
  town: string;
  centre: Coordinates;
  points: Coordinates[];
}

/** Returns the quarter in which three of four adjacent codes lie close together in one town. @param neighbours the rows of each code. */
function findQuarter(neighbours: readonly PostalCodeRow[][]): Quarter | undefined {
  const counts = new Map<string, number>();
  for (const rows of neighbours)
    for (const name of new Set(rows.map((row) => row.name)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const [town] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (town === undefined || neighbours.length < 4) return undefined;
  const points = neighbours.flatMap((rows) => rows.find(({ name }) => name === town) ?? []);
  const centre = medianPoint(points);
  const close = points.filter((point) => distanceKm(point, centre) < limits.neighbourhood);
  return close.length >= neighbours.length * 0.75 ? { town, centre, points } : undefined;
}

const isWithinQuarter = ({ centre }: Quarter, point: Coordinates) =>
  distanceKm(point, centre) < limits.outlier;

/** Returns whether a code is far from all its neighbours; the limit is larger for codes of other places than the town. */
function isOutlier(rows: readonly PostalCodeRow[], { town, points }: Quarter): boolean {
  const centre = medianPoint(rows);
  const searchRadius = rows.some(({ name }) => name === town) ? limits.outlier : limits.otherPlace;
  return points.every((point) => distanceKm(point, centre) > searchRadius);
}

/** Returns the median of each axis, which is robust against single misplaced rows. */
export function medianPoint(points: readonly Coordinates[]): Coordinates {
  const median = (values: number[]) =>
    values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  };
}
