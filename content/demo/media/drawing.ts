/** The colours of the drawings; the three ambers are the oil and nothing else. */
export const colour = {
  graphite: '#1D2022',
  grey: '#494D4F',
  paper: '#F3F1EA',
  sunken: '#E5E2D8',
  stone: '#CDC9BB',
  amber: '#F5A71E',
  deep: '#E28E08',
  light: '#FFCB66',
} as const;

/** A whole SVG document of 1600 × 1200 over a flat field. */
export function drawing(field: string, ...shapes: string[]): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">',
    `<rect width="1600" height="1200" fill="${field}"/>`,
    ...shapes,
    '</svg>',
  ].join('');
}

export function box(fill: string, x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

export function shape(fill: string, path: string): string {
  return `<path fill="${fill}" d="${path}"/>`;
}

/** A short reflection on the oil: a stroke with round ends. */
export function reflection(path: string, width = 16): string {
  return `<path fill="none" stroke="${colour.light}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;
}

/** A delivery van seen from its right side, 560 wide and 300 high, wheels standing on y. */
export function van(x: number, y: number, scale = 1): string {
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="-52" r="52" fill="${colour.grey}"/><circle cx="${cx}" cy="-52" r="22" fill="${colour.paper}"/>`;
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    shape(colour.paper, 'M0 -300H352V-308H420L520 -166H560V-50H0Z'),
    shape(colour.stone, 'M36 -258H300V-164H36Z'),
    shape(colour.grey, 'M384 -272H416L484 -166H384Z'),
    box(colour.stone, 340, -140, 8, 96),
    box(colour.grey, 0, -66, 560, 22),
    wheel(122),
    wheel(438),
    '</g>',
  ].join('');
}

/** A body of oil as wide as the picture; it climbs both edges and every wall, given left and right. */
export function pool(
  level: number,
  walls: readonly (readonly [number, number])[] = [],
  rise = 60,
  reach = 130,
): string {
  const edges = [0, ...walls.flat(), 1600];
  const top = level - rise;
  let path = `M0 1200V${top}`;
  for (let index = 0; index < edges.length; index += 2) {
    const from = edges[index] ?? 0;
    const to = edges[index + 1] ?? 1600;
    const run = Math.min(reach, (to - from) / 2);
    const low = level - rise * 0.3;
    path += `L${from} ${top}C${from + run * 0.07} ${low} ${from + run * 0.46} ${level} ${from + run} ${level}`;
    path += `H${to - run}C${to - run * 0.46} ${level} ${to - run * 0.07} ${low} ${to} ${top}`;
  }
  return shape(colour.amber, `${path}V1200Z`);
}
