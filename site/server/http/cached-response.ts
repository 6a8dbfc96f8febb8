import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Policy, securityHeaders } from './security-headers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

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
  /** Names and values in turn, the fastest form for Node: of the response, and of a 304 in its place. */
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

/** Match an encoding that a client names, unless it refuses it with `q=0` (RFC 9110 section 12.5.3). */
const acceptPatterns = {
  br: /\bbr\b(?!\s*;\s*q\s*=\s*0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q\s*=\s*0(\.0*)?\s*(,|$))/i,
};

/** Returns the smallest encoding that a client accepts. */
export function chooseEncoding(accept = ''): Encoding {
  return acceptPatterns.br.test(accept)
    ? 'br'
    : acceptPatterns.gzip.test(accept)
      ? 'gzip'
      : 'identity';
}

/** Whether an `If-None-Match` names this entity tag (RFC 9110 section 13.1.2: weak comparison). */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
