/**
 * Writes browser/basemap-data.ts: the countries in and around Germany and Poland and their large rivers
 * for the map that moves, in world pixels of zoom 10 (Web Mercator, 256-pixel tiles). Neighbours share
 * their borders point by point. Run it by hand: node site/features/stations/components/basemap.ts. Borders and
 * rivers: Natural Earth (public domain).
 */
import { writeFileSync } from 'node:fs';
import { feature, type Topology } from 'topojson-client';
import { area, atlasOf, riverLines, simplified, type Vertex, within } from './natural-earth.ts';

const atlas = atlasOf<
  Topology & { arcs: Vertex[][]; transform?: { scale: Vertex; translate: Vertex } }
>('world-atlas/countries-10m.json');

const world = 256 * 2 ** 10;
/** Pixels a border may be moved by: a hundred metres each. Fewer around the two countries. */
const tolerance = { own: 3, other: 12, river: 12 };
/** Islands smaller than this, in square pixels, are left out. */
const least = 60;
const [west, north] = projected([1.5, 58.5]);
const [east, south] = projected([29, 45]);
const own: Record<string, string> = { '276': 'de', '616': 'pl' };

unpackArcs();
const rings = Map.groupBy(
  atlas.objects.countries.geometries.flatMap((shape) =>
    ringsOf(feature(atlas, shape))
      .map(clipped)
      .filter((ring) => ring.length > 3 && area(ring) > least)
      .map((ring) => ({ country: own[shape.id] ?? 'around', drawn: relative(ring) })),
  ),
  ({ country }) => country,
);

const rivers = riverLines()
  .flatMap((line) => within(line.map(projected), isNear))
  .map((line) => relative(simplified(line, tolerance.river)));

writeFileSync(
  new URL('../browser/basemap-data.ts', import.meta.url),
  `/* Written by basemap.ts; change that file, not this one. */
/** Rings of relative points: of the two countries, and of all others around them. */
export const rings = {
${[...rings].map(([country, all]) => `  ${country}: '${all.map(({ drawn }) => drawn).join('|')}',`).join('\n')}
};

/** Lines of relative points. */
export const rivers = '${rivers.join('|')}';
`,
);

/** Takes the arcs out of their packing, projects and simplifies each: what two countries share stays shared. */
function unpackArcs(): void {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  const near = new Set(
    atlas.objects.countries.geometries
      .filter(({ id }) => own[id])
      .flatMap(({ arcs }) => (arcs as unknown[]).flat(3) as number[])
      .map((arc) => (arc < 0 ? ~arc : arc)),
  );
  atlas.arcs = atlas.arcs.map((arc, index) => {
    let [x, y] = [0, 0];
    const points = arc.map(([stepX, stepY]): Vertex => {
      [x, y] = [x + stepX, y + stepY];
      return projected([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return simplified(points, near.has(index) ? tolerance.own : tolerance.other);
  });
  delete atlas.transform;
}

function projected([longitude, latitude]: Vertex): Vertex {
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.round((longitude / 360 + 0.5) * world), Math.round(y * world)];
}

/** Rivers beyond this part are in nobody's way. */
function isNear([x, y]: Vertex): boolean {
  const [left, top] = projected([3, 56]);
  const [right, bottom] = projected([25, 46.5]);
  return x > left && x < right && y > top && y < bottom;
}

function ringsOf(country: object): Vertex[][] {
  const { geometry } = country as {
    geometry: { type: string; coordinates: Vertex[][] | Vertex[][][] };
  };
  // Outer rings only: no enclave is large enough to be seen.
  return geometry.type === 'Polygon'
    ? [(geometry.coordinates as Vertex[][])[0] ?? []]
    : (geometry.coordinates as Vertex[][][]).map(([ring = []]) => ring);
}

/** Sutherland and Hodgman: what of a ring lies within the part of Europe that can be seen. */
function clipped(ring: Vertex[]): Vertex[] {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, north, 1],
    [1, south, -1],
  ];
  return sides.reduce((points, [axis, limit, sign]) => {
    const inside = (point: Vertex) => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const here = inside(point) ? [point] : [];
      if (inside(before) === inside(point)) return here;
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const crossing = [0, 1].map((at) =>
        Math.round((before[at] ?? 0) + share * ((point[at] ?? 0) - (before[at] ?? 0))),
      ) as Vertex;
      return [crossing, ...here];
    });
  }, ring);
}

function relative(ring: Vertex[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = ring.map(([x, y]) => {
    const step = `${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  return steps.join(' ').replaceAll(' -', '-');
}
