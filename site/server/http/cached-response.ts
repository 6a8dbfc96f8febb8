import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Policy, securityHeaders } from './security-headers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In the order of preference, where a client accepts several alike. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** What a public response is built from. */
export interface ResponseContent {
  body: string | Buffer;
  type: string;
  status?: number;
  cacheControl?: string;
  policy?: Policy;
  /** Compresses with the least effort, for a response that is hardly requested twice. */
  fast?: boolean;
}

/** A public response in one encoding, ready to be sent. */
export interface CachedResponse {
  status: number;
  /** Not for others that request the same URL: it depends on a header. */
  isPrivate: boolean;
  etag: string;
  /** Names and values in turn, as Node takes them fastest: of the response, and of a 304 in its place. */
  headers: string[];
  notModifiedHeaders: string[];
  body: string | Buffer;
}

const publicCache = 'public, max-age=0, must-revalidate';

/** Above this many bytes a string costs more than the write it saves. */
const largestText = 64 * 1024;

/** Compresses a response and prepares its headers. */
export async function buildResponse(
  content: ResponseContent,
  encoding: Encoding,
): Promise<CachedResponse> {
  const { cacheControl = publicCache, fast = false, policy = 'page', status = 200, type } = content;
  const plain = Buffer.from(content.body);
  const bytes = await compress[encoding](plain, fast);
  const tag = hash('sha256', plain, 'base64url').slice(0, 22);
  const etag = `${encoding === 'identity' ? '' : 'W/'}"${tag}-${encoding}"`;
  const common = { ...securityHeaders[policy], 'cache-control': cacheControl };
  const notModifiedHeaders = Object.entries({ ...common, vary: 'Accept-Encoding', etag }).flat();
  const headers = [
    ...notModifiedHeaders,
    ...['content-type', type, 'content-length', String(bytes.length)],
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
  // Node writes head and body at once when both are strings; in latin1 each byte is one character.
  const body = bytes.length <= largestText ? bytes.toString('latin1') : bytes;
  const isPrivate = cacheControl.startsWith('private');
  return { status, isPrivate, etag, headers, notModifiedHeaders, body };
}

const compress: Record<Encoding, (bytes: Buffer, fast: boolean) => Promise<Buffer>> = {
  br: (bytes, fast) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: fast ? 1 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes, fast) => zip(bytes, { level: fast ? 1 : 6 }),
  identity: async (bytes) => bytes,
};

/** Bytes of the entry, its key and its headers. */
const overhead = 2000;

export const sizeOf = ({ body }: CachedResponse): number => body.length + overhead;

/** Returns the encoding a client prefers, by RFC 9110 section 12.5.3; the plain bytes for one that refuses all of them. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const known = chosen.get(accept);
  if (known) return known;
  if (chosen.size > 50) chosen.clear();
  const weights = weightsIn(accept);
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0);
  const best = encodings.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  const encoding = weightOf(best) > 0 ? best : 'identity';
  chosen.set(accept, encoding);
  return encoding;
}

/** Browsers send one of a few headers. */
const chosen = new Map<string, Encoding>();

function weightsIn(accept: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const entry of accept.split(',')) {
    const [name = '', ...parameters] = entry.split(';');
    const given = parameters.flatMap(
      (parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1] ?? [],
    )[0];
    const weight = given === undefined ? 1 : Number(given);
    found.set(name.trim().toLowerCase(), weight >= 0 ? Math.min(1, weight) : 0);
  }
  return found;
}

/** Whether an `If-None-Match` names this entity tag (RFC 9110 section 13.1.2: weak comparison). */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
