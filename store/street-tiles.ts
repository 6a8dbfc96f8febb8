import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';

/** A part of the attribution; with `href` it is a link. */
export interface AttributionPart {
  text: string;
  href?: string;
}

/** The operator's street map: tiles of 256 pixels in Web Mercator. */
export interface StreetTiles {
  /** The URL template of a tile, with `{z}`, `{x}` and `{y}`. */
  urlTemplate: string;
  /** The third-party origin that receives the visitor's IP address; undefined for this site's own. */
  thirdPartyOrigin?: string;
  attribution: AttributionPart[];
  minZoom: number;
  maxZoom: number;
  /** West, south, east and north in degrees; undefined for the whole world. */
  bounds?: [number, number, number, number];
  /** The PMTiles file that this site serves, and its tiles' media type. */
  file?: { path: string; type: string };
}

type Environment = Record<string, string | undefined>;

/** The URL template for tiles from a file. */
const ownAddress = '/tiles/{z}/{x}/{y}';
/** The usual maximal zoom of tile servers; a URL does not reveal it. */
const usualZoom = 19;

/**
 * Parses `TILES_FILE` or `TILES_URL`, with `TILES_ATTRIBUTION`, and reads the header of a file.
 * @returns no tiles where none are set or the settings are invalid; `problems` has a line for each error.
 */
export function readStreetTiles(
  { TILES_FILE: path, TILES_URL: address, TILES_ATTRIBUTION: attribution }: Environment,
  siteOrigin: string,
): { tiles: StreetTiles | undefined; problems: string[] } {
  if (!path && !address) {
    const problems = attribution
      ? ['TILES_ATTRIBUTION: is for street tiles only; set TILES_FILE or TILES_URL, too']
      : [];
    return { tiles: undefined, problems };
  }
  const credit = attributionOf(attribution);
  const source =
    path && address
      ? conflictProblem
      : path
        ? readPmtiles(path)
        : parseTilesUrl(address, siteOrigin);
  const problems = [source, credit].filter((part) => typeof part === 'string');
  if (typeof source === 'string' || typeof credit === 'string')
    return { tiles: undefined, problems };
  return { tiles: { ...source, attribution: credit }, problems };
}

const conflictProblem = 'TILES_URL: either this or TILES_FILE can be set, not both';

type Source = Omit<StreetTiles, 'attribution'>;

function parseTilesUrl(urlTemplate = '', siteOrigin: string): Source | string {
  const wrong =
    'TILES_URL: must be a path of this site or an http(s) URL with {z}, {x} and {y} once each, ' +
    'such as https://tiles.example/{z}/{x}/{y}.png';
  const filled = (digit: string) => urlTemplate.replace(/\{[zxy]\}/g, digit);
  const names = (urlTemplate.match(/\{[^}]*\}/g) ?? []).sort().join('');
  if (names !== '{x}{y}{z}' || /[{}\s"'<>\\]/.test(filled('0'))) return wrong;
  const range = { minZoom: 0, maxZoom: usualZoom };
  if (/^\/(?!\/)/.test(urlTemplate)) return { urlTemplate, ...range };
  if (!URL.canParse(filled('0'))) return wrong;
  const { origin, protocol, username } = new URL(filled('0'));
  // A placeholder in the host would load tiles from different origins.
  if (!/^https?:$/.test(protocol) || username || new URL(filled('1')).origin !== origin)
    return wrong;
  if (origin === siteOrigin)
    return { urlTemplate: urlTemplate.slice(urlTemplate.indexOf('/', 8)), ...range };
  if (siteOrigin.startsWith('https:') && protocol === 'http:')
    return 'TILES_URL: must begin with https:// as the site does';
  return { urlTemplate, thirdPartyOrigin: origin, ...range };
}

/** Plain text, or text with links as `[text](https://…)`. */
function attributionOf(value: string | undefined): AttributionPart[] | string {
  if (!value || value.length > 300)
    return 'TILES_ATTRIBUTION: must name the makers of the map, such as © OpenStreetMap, in 300 characters at most';
  // Text, then alternately a link's text, its URL and more text.
  const pieces = value.split(/\[([^\][]+)\]\((https?:\/\/[^\s()]+)\)/);
  const parts = pieces.flatMap((text, index): AttributionPart[] => {
    const href = index % 3 === 1 ? pieces[index + 1] : undefined;
    return index % 3 === 2 || !text ? [] : [{ text, ...(href && { href }) }];
  });
  return parts.some(({ text, href }) => !href && text.includes(']('))
    ? 'TILES_ATTRIBUTION: a link in it must look like [© OpenStreetMap](https://www.openstreetmap.org/copyright)'
    : parts;
}

/** By the tile type numbers of PMTiles version 3. */
const imageTypes: Record<number, string> = {
  2: 'image/png',
  3: 'image/jpeg',
  4: 'image/webp',
  5: 'image/avif',
};
/** Uncompressed, or gzip. */
const readable = [1, 2];

function readPmtiles(value: string): Source | string {
  const path = resolve(/* turbopackIgnore: true */ value);
  const head = headOf(path);
  if (typeof head === 'string') return `TILES_FILE: ${path} can't be read (${head})`;
  const { bytes, size } = head;
  if (bytes.length < 127 || bytes.toString('latin1', 0, 7) !== 'PMTiles' || bytes[7] !== 3)
    return `TILES_FILE: ${path} is not a PMTiles file of version 3`;
  if (bytes[99] === 1)
    return `TILES_FILE: ${path} holds vector tiles, which the map can't draw; it takes PNG, JPEG, WebP and AVIF`;
  const type = imageTypes[bytes[99] ?? 0];
  if (!type) return `TILES_FILE: ${path} does not declare its tiles as PNG, JPEG, WebP or AVIF`;
  if (!readable.includes(bytes[97] ?? 0) || !readable.includes(bytes[98] ?? 0))
    return `TILES_FILE: ${path} has an unsupported compression; only gzip and none are supported`;
  const end = bytes.readBigUInt64LE(56) + bytes.readBigUInt64LE(64);
  if (end > BigInt(size)) return `TILES_FILE: ${path} is truncated`;
  const degrees = (at: number) => bytes.readInt32LE(at) / 1e7;
  return {
    urlTemplate: ownAddress,
    minZoom: bytes[100] ?? 0,
    maxZoom: bytes[101] ?? 0,
    bounds: [degrees(102), degrees(106), degrees(110), degrees(114)],
    file: { path, type },
  };
}

function headOf(path: string): { bytes: Buffer; size: number } | string {
  try {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(127);
      const read = readSync(file, bytes, 0, bytes.length, 0);
      return { bytes: bytes.subarray(0, read), size: fstatSync(file).size };
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code ?? 'unknown error';
  }
}
