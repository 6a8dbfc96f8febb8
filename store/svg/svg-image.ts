/** SVG images of the CMS: editors supply the shapes, the site the colors of each color scheme. */

export const svgMediaType = 'image/svg+xml';

export const isSvg = ({ mimeType }: { mimeType?: string | null }): boolean =>
  mimeType === svgMediaType;

/** The Content-Security-Policy of every SVG response: opened directly it is a document, and must not run scripts. */
export const svgContentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The light and dark values of `fill="var(--graphite)"` and the like, from `site/components/tokens.css`. Steel stays light on graphite; colors on a
 * light background change with it.
 */
export const svgColors: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  amber: ['#f5a71e', '#f0a21c'],
  'amber-deep': ['#e28e08', '#cf7f05'],
  'amber-light': ['#ffcb66', '#ffc75c'],
  graphite: ['#1d2022', '#0d0e0f'],
  'steel-light': ['#f3f1ea', '#f3f1ea'],
  'steel-plate': ['#e5e2d8', '#e5e2d8'],
  'steel-mid': ['#cdc9bb', '#cdc9bb'],
  'steel-pale': ['#8f9292', '#8f9292'],
  'steel-grey': ['#6b6f70', '#6b6f70'],
  'steel-dark': ['#494d4f', '#494d4f'],
  ground: ['#e5e2d8', '#202326'],
  far: ['#cdc9bb', '#2c3033'],
  wall: ['#f3f1ea', '#2c3033'],
  sky: ['#494d4f', '#202326'],
  part: ['#1d2022', '#494d4f'],
  'part-pale': ['#494d4f', '#8f9292'],
  'part-on': ['#1d2022', '#f3f1ea'],
};

const colorReference = /var\(--([a-z-]+)\)/g;

/** Returns a drawing for browsers: with definitions of the colors that it uses, in both schemes. */
export function withColorDefinitions(drawing: string): string {
  const used = [
    ...new Set([...drawing.matchAll(colorReference)].map(([, name = '']) => name)),
  ].sort();
  if (used.length === 0) return drawing;
  const set = (scheme: 0 | 1, names: string[]) =>
    `:root{${names.map((name) => `--${name}:${svgColors[name]?.[scheme]}`).join(';')}}`;
  const themed = used.filter((name) => svgColors[name]?.[0] !== svgColors[name]?.[1]);
  const dark = themed.length > 0 ? `@media(prefers-color-scheme:dark){${set(1, themed)}}` : '';
  return drawing.replace(/^<svg [^>]*>/, (root) => `${root}<style>${set(0, used)}${dark}</style>`);
}

/** Returns a drawing with the light colors, for renderers without `var()`. */
export const withLightColors = (drawing: string): string =>
  drawing.replace(colorReference, (_, name: string) => svgColors[name]?.[0] ?? 'none');
