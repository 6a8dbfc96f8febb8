import { svgColors } from '@oilway/store/svg/svg-image.ts';
import sax from 'sax';

/** The reason why a file is refused as a drawing: forbidden content, or no SVG. */
export class SvgError extends Error {
  override name = 'SvgError';
  readonly reason: 'broken' | 'forbidden' | 'large' | 'size';

  /** @param what forbidden content the file has. */
  constructor(reason: SvgError['reason'], what = '') {
    super(what);
    this.reason = reason;
  }
}

/** Limits: bytes of the file, number of elements, and nesting depth. */
export const maxBytes = 500_000;
const maxElements = 5000;
const maxDepth = 40;
/** Maximum length of a side in pixels, which no rendered image exceeds. */
const maxSide = 4000;

// These patterns run in linear time: a file may be made to cause excessive backtracking.
const number = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?(px|%)?$/i;
const numbers = /^[\d\s,.e+-]*$/i;
const names = Object.keys(svgColors).join('|');
const paint = new RegExp(`^(none|[a-z]+|#[0-9a-f]{3,8}|var\\(--(${names})\\))$`, 'i');

/** Attributes of all shapes. Others are dropped, or refused where dropping them would change the rendering. */
const presentationAttributes: Readonly<Record<string, RegExp>> = {
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
const metadataElements = new Set(['metadata', 'title', 'desc']);

const namespace = 'http://www.w3.org/2000/svg';

/**
 * Returns a new SVG with only the allowed shapes of a file. A file with script, style, text, image, link or animation is refused, because dropping
 * them would change the rendering.
 * @throws SvgError
 */
export function sanitizeSvg(file: Uint8Array): string {
  if (file.byteLength > maxBytes) throw new SvgError('large');
  const parser = sax.parser(true, { position: false });
  const open: string[] = [];
  let written = '';
  let elements = 0;
  let skippedDepth = 0;
  parser.onerror = () => {
    throw new SvgError('broken');
  };
  parser.ondoctype = (type) => {
    if (type.includes('[')) throw new SvgError('forbidden', '<!ENTITY>');
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') throw new SvgError('forbidden', `<?${name}?>`);
  };
  parser.ontext = (text) => {
    if (skippedDepth === 0 && text.trim())
      throw new SvgError('forbidden', text.trim().slice(0, 40));
  };
  parser.oncdata = (text) => parser.ontext?.(text);
  parser.onopentag = ({ attributes, name }) => {
    elements += 1;
    if (elements > maxElements || open.length >= maxDepth) throw new SvgError('large');
    open.push(name);
    if (open.length === 1) {
      written = root(name, attributes as Attributes);
      return;
    }
    if (skippedDepth > 0 || metadataElements.has(name) || name.includes(':')) {
      skippedDepth += 1;
      return;
    }
    const allowedAttributes = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (!allowedAttributes) throw new SvgError('forbidden', `<${name}>`);
    written += `<${name}${serializeAttributes(attributes as Attributes, { ...presentationAttributes, ...allowedAttributes })}>`;
  };
  parser.onclosetag = (name) => {
    open.pop();
    if (skippedDepth > 0) skippedDepth -= 1;
    else written += `</${name}>`;
  };
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(file)).close();
  } catch (cause) {
    if (cause instanceof SvgError) throw cause;
    throw new SvgError('broken');
  }
  if (!written) throw new SvgError('broken');
  // Self-closes empty elements.
  return written.replace(/><\/(?!g>|svg>|defs>|clipPath>)\w+>/g, '/>');
}

type Attributes = Readonly<Record<string, string>>;

function root(name: string, attributes: Attributes): string {
  if (name !== 'svg' || attributes.xmlns !== namespace) throw new SvgError('broken');
  const box = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  const [left = 0, top = 0, wide, high] = box.length === 4 ? box : [0, 0];
  const width = pixels(attributes.width) ?? wide ?? 0;
  const height = pixels(attributes.height) ?? high ?? 0;
  const sides = [width, height, wide ?? width, high ?? height];
  const right = sides.every((side) => side >= 1 && side <= maxSide);
  if (!right || ![left, top].every(Number.isFinite)) throw new SvgError('size');
  const viewBox = [left, top, wide ?? width, high ?? height].join(' ');
  return `<svg xmlns="${namespace}" width="${width}" height="${height}" viewBox="${viewBox}"${serializeAttributes(attributes, presentationAttributes)}>`;
}

/** @returns undefined for a length in other units. */
function pixels(length: string | undefined): number | undefined {
  return length && /^[\d.]+(px)?$/.test(length) ? Number.parseFloat(length) : undefined;
}

/** @throws SvgError */
function serializeAttributes(
  attributes: Attributes,
  allowed: Readonly<Record<string, RegExp>>,
): string {
  return Object.entries(attributes)
    .map(([name, given]) => {
      if (/^on|href$|^style$/i.test(name)) throw new SvgError('forbidden', name);
      if (!Object.hasOwn(allowed, name)) return '';
      const value = given.trim().replace(/\s+/g, ' ');
      if (!allowed[name]?.test(value))
        throw new SvgError('forbidden', `${name}="${value.slice(0, 40)}"`);
      return ` ${name}="${value}"`;
    })
    .join('');
}
