import { paints } from '@oilway/store/drawings/drawing.ts';
import sax from 'sax';

/** The reason why a file is refused as a drawing: forbidden content, or no SVG. */
export class DrawingError extends Error {
  override name = 'DrawingError';
  readonly reason: 'broken' | 'forbidden' | 'large' | 'size';

  /** @param what forbidden content the file has. */
  constructor(reason: DrawingError['reason'], what = '') {
    super(what);
    this.reason = reason;
  }
}

/** Limits: bytes of the file, number of elements, and nesting depth. */
export const mostBytes = 500_000;
const mostElements = 5000;
const deepest = 40;
/** Maximum length of a side in pixels, which no rendered image exceeds. */
const widest = 4000;

// These patterns run in linear time: a file may be made to cause excessive backtracking.
const number = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?(px|%)?$/i;
const numbers = /^[\d\s,.e+-]*$/i;
const names = Object.keys(paints).join('|');
const paint = new RegExp(`^(none|[a-z]+|#[0-9a-f]{3,8}|var\\(--(${names})\\))$`, 'i');

/** Attributes of all shapes. Others are dropped, or refused where dropping them would change the rendering. */
const looks: Readonly<Record<string, RegExp>> = {
  fill: paint,
  'fill-rule': /^(nonzero|evenodd)$/,
  'fill-opacity': number,
  stroke: paint,
  'stroke-width': number,
  'stroke-linecap': /^(butt|round|square)$/,
  'stroke-linejoin': /^(miter|round|bevel)$/,
  'stroke-miterlimit': number,
  'stroke-opacity': number,
  opacity: number,
  transform: /^((matrix|translate|scale|rotate|skewX|skewY)\([\d\s,.e+-]*\)[\s,]*)*$/,
  'clip-path': /^url\(#[\w-]{1,60}\)$/,
  'clip-rule': /^(nonzero|evenodd)$/,
};

const measures = (...own: string[]) => Object.fromEntries(own.map((name) => [name, number]));

/** The allowed elements with their specific attributes. */
const shapes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  g: {},
  defs: {},
  clipPath: { id: /^[\w-]{1,60}$/, clipPathUnits: /^(userSpaceOnUse|objectBoundingBox)$/ },
  path: { d: /^[mlhvcsqtaz\d\s,.e+-]*$/i },
  rect: measures('x', 'y', 'width', 'height', 'rx', 'ry'),
  circle: measures('cx', 'cy', 'r'),
  ellipse: measures('cx', 'cy', 'rx', 'ry'),
  line: measures('x1', 'y1', 'x2', 'y2'),
  polyline: { points: numbers },
  polygon: { points: numbers },
};

/** Metadata written by editors: dropped with all content. */
const told = new Set(['metadata', 'title', 'desc']);

const namespace = 'http://www.w3.org/2000/svg';

/**
 * Returns a new SVG with only the allowed shapes of a file. A file with script, style, text, image, link or animation is refused, because dropping
 * them would change the rendering.
 * @throws DrawingError
 */
export function cleanDrawing(file: Uint8Array): string {
  if (file.byteLength > mostBytes) throw new DrawingError('large');
  const parser = sax.parser(true, { position: false });
  const open: string[] = [];
  let written = '';
  let elements = 0;
  let skipped = 0;
  parser.onerror = () => {
    throw new DrawingError('broken');
  };
  parser.ondoctype = (type) => {
    if (type.includes('[')) throw new DrawingError('forbidden', '<!ENTITY>');
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') throw new DrawingError('forbidden', `<?${name}?>`);
  };
  parser.ontext = (text) => {
    if (skipped === 0 && text.trim()) throw new DrawingError('forbidden', text.trim().slice(0, 40));
  };
  parser.oncdata = (text) => parser.ontext?.(text);
  parser.onopentag = ({ attributes, name }) => {
    elements += 1;
    if (elements > mostElements || open.length >= deepest) throw new DrawingError('large');
    open.push(name);
    if (open.length === 1) {
      written = root(name, attributes as Attributes);
      return;
    }
    if (skipped > 0 || told.has(name) || name.includes(':')) {
      skipped += 1;
      return;
    }
    const own = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (!own) throw new DrawingError('forbidden', `<${name}>`);
    written += `<${name}${lookOf(attributes as Attributes, { ...looks, ...own })}>`;
  };
  parser.onclosetag = (name) => {
    open.pop();
    if (skipped > 0) skipped -= 1;
    else written += `</${name}>`;
  };
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(file)).close();
  } catch (cause) {
    if (cause instanceof DrawingError) throw cause;
    throw new DrawingError('broken');
  }
  if (!written) throw new DrawingError('broken');
  // Self-closes empty elements.
  return written.replace(/><\/(?!g>|svg>|defs>|clipPath>)\w+>/g, '/>');
}

type Attributes = Readonly<Record<string, string>>;

function root(name: string, attributes: Attributes): string {
  if (name !== 'svg' || attributes.xmlns !== namespace) throw new DrawingError('broken');
  const box = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  const [left = 0, top = 0, wide, high] = box.length === 4 ? box : [0, 0];
  const width = pixels(attributes.width) ?? wide ?? 0;
  const height = pixels(attributes.height) ?? high ?? 0;
  const sides = [width, height, wide ?? width, high ?? height];
  const right = sides.every((side) => side >= 1 && side <= widest);
  if (!right || ![left, top].every(Number.isFinite)) throw new DrawingError('size');
  const shown = [left, top, wide ?? width, high ?? height].join(' ');
  return `<svg xmlns="${namespace}" width="${width}" height="${height}" viewBox="${shown}"${lookOf(attributes, looks)}>`;
}

/** @returns undefined for a length in other units. */
function pixels(length: string | undefined): number | undefined {
  return length && /^[\d.]+(px)?$/.test(length) ? Number.parseFloat(length) : undefined;
}

/** @throws DrawingError */
function lookOf(attributes: Attributes, known: Readonly<Record<string, RegExp>>): string {
  return Object.entries(attributes)
    .map(([name, given]) => {
      if (/^on|href$|^style$/i.test(name)) throw new DrawingError('forbidden', name);
      if (!Object.hasOwn(known, name)) return '';
      const value = given.trim().replace(/\s+/g, ' ');
      if (!known[name]?.test(value))
        throw new DrawingError('forbidden', `${name}="${value.slice(0, 40)}"`);
      return ` ${name}="${value}"`;
    })
    .join('');
}
