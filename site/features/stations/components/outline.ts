/**
 * Writes country-de.svg and country-pl.svg, each country with its neighbours and large rivers as paths in a frame of
 * 1000 × 1150 units, and outline-data.ts, the Mercator parameters that put a coordinate into the same frame.
 * Run it by hand: node site/features/stations/components/outline.ts. Borders and rivers: Natural Earth (public domain).
 */
import { writeFileSync } from 'node:fs';
import { type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import { feature, merge, type Shape } from 'topojson-client';
import { area, atlasOf, riverLines, simplified, type Vertex, within } from './natural-earth.ts';

const frame = { width: 1000, height: 1150, padding: 30 };
// Beyond the frame, so that the neighbours fill a map that is wider or higher than the frame.
const beyond: [[number, number], [number, number]] = [
  [-500, -250],
  [1500, 1400],
];
const germany = '276';
const poland = '616';
/** The teaser shows the eastern neighbours only: its text stands where the western ones would be. */
const around = {
  de: {
    east: [poland],
    west: ['203', '040', '756', '250', '442', '056', '528', '208', '752', '438', '380', '826'],
  },
  pl: {
    east: ['804', '112', '440', '643', '428'],
    west: [germany, '203', '703', '040', '348', '208', '752', '642'],
  },
};

const atlas = atlasOf('world-atlas/countries-10m.json');

const written = { de: describe(germany, around.de), pl: describe(poland, around.pl) };

for (const [country, { drawing }] of Object.entries(written))
  writeFileSync(new URL(`country-${country}.svg`, import.meta.url), drawing);
writeFileSync(
  new URL('outline-data.ts', import.meta.url),
  `/* Written by outline.ts; change that file, not this one. */
export const frame = { width: ${frame.width}, height: ${frame.height} };

export const mercator = {
  de: ${written.de.mercator},
  pl: ${written.pl.mercator},
};
`,
);

function describe(id: string, neighbours: { east: string[]; west: string[] }) {
  const country = feature(atlas, geometry(id));
  const { width, height, padding } = frame;
  const projection = geoMercator().fitExtent(
    [
      [padding, padding],
      [width - padding, height - padding],
    ],
    country,
  );
  const scale = Number(projection.scale().toFixed(2));
  const [x, y] = projection.translate().map((value) => Number(value.toFixed(2)));
  const land = (ids: string[]) => merge(atlas, ids.map(geometry));
  // Before the extent is clipped, which changes the projection itself.
  const own = path(country, projection, 1.6, 40);
  const around = (ids: string[]) => path(land(ids), projection.clipExtent(beyond), 4, 300);
  const drawn = [
    `<path id="west" d="${around(neighbours.west)}"/>`,
    `<path id="east" d="${around(neighbours.east)}"/>`,
    `<path id="land" d="${own}"/>`,
    // Of their style, this alone is not inherited from the page.
    `<path id="rivers" vector-effect="non-scaling-stroke" d="${rivers(projection)}"/>`,
  ];
  const box = `0 0 ${width} ${height}`;
  return {
    mercator: `{ scale: ${scale}, x: ${x}, y: ${y} }`,
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${drawn.join('\n')}\n</svg>\n`,
  };
}

/** The rivers in the frame, as open paths. */
function rivers(projection: GeoProjection): string {
  const isInFrame = ([x, y]: Vertex) => x > 0 && x < frame.width && y > 0 && y < frame.height;
  return riverLines()
    .map((line) => line.map((point) => projection(point)).filter((point) => point !== null))
    .flatMap((line) => within(line, isInFrame))
    .map((line) => relative(simplified(line, 3)).slice(0, -1))
    .join('');
}

function geometry(id: string): Shape {
  const found = atlas.objects.countries.geometries.find((country) => country.id === id);
  if (!found) {
    throw new Error(`No country ${id} in the atlas.`);
  }
  return found;
}

/** Path data with whole, relative coordinates; rings smaller than `least` square units are left out. */
function path(shape: object, projection: GeoProjection, tolerance: number, least: number) {
  const data = geoPath(projection)(shape) ?? '';
  return data
    .split('Z')
    .map((ring) => ring.replace('M', '').split('L').map(toPoint))
    .filter((ring) => ring.length > 3 && area(ring) > least)
    .map((ring) => relative(simplified(ring, tolerance)))
    .join('');
}

function toPoint(text: string): Vertex {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}

function relative(ring: Vertex[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = ring.map(([x, y], index) => {
    const [stepX, stepY] = [Math.round(x) - lastX, Math.round(y) - lastY];
    [lastX, lastY] = [lastX + stepX, lastY + stepY];
    return index === 0 ? `m${stepX} ${stepY}l` : `${stepX}${stepY < 0 ? '' : ' '}${stepY} `;
  });
  const absolute = (steps[0] ?? '').replace('m', 'M');
  return `${absolute}${steps.slice(1).join('').trim().replaceAll(' -', '-')}z`;
}
