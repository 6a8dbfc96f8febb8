import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Policy } from './security-headers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A public answer as bytes, compressed once and ready to be sent to anyone. */
export interface Answer {
  status: number;
  type: string;
  /** Of the uncompressed bytes; each encoding has its own, derived from it. */
  tag: string;
  cacheControl: string;
  policy: Policy;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const publicCache = 'public, max-age=0, must-revalidate';

/**
 * How hard to compress. `kept` is for what many will read: brotli 5 costs about as much time as gzip 6
 * and saves a tenth more. `once` is for what one visitor asked, who waits for it.
 */
const efforts = { kept: { brotli: 5, gzip: 6 }, once: { brotli: 1, gzip: 1 } };

export async function makeAnswer(
  body: string | Buffer,
  options: {
    status?: number;
    type: string;
    cacheControl?: string;
    policy?: Policy;
    effort?: keyof typeof efforts;
  },
): Promise<Answer> {
  const effort = efforts[options.effort ?? 'kept'];
  const identity = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity, { level: effort.gzip }),
  ]);
  return {
    status: options.status ?? 200,
    type: options.type,
    cacheControl: options.cacheControl ?? publicCache,
    policy: options.policy ?? 'page',
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    identity,
    br,
    gzip: gzipped,
  };
}

/**
 * Bytes of a body that come with the first round trip of a new connection: ten segments (RFC 6928) less the headers.
 * What is longer costs the visitor another one.
 */
export const firstFlight = 13_500;

/** The same answer as short as brotli makes it: for 100 kB some 0.3 s of another thread's time. */
export async function strengthened(answer: Answer): Promise<Answer> {
  const br = await brotli(answer.identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: answer.identity.length,
    },
  });
  return { ...answer, br };
}

/** Bytes of the map's entry, the key and the three buffers' own objects: what even an empty answer takes. */
const overhead = 1000;

export function sizeOf(answer: Answer): number {
  return answer.identity.length + answer.br.length + answer.gzip.length + overhead;
}

/** The best encoding a client takes, by RFC 9110 section 12.5.3 as far as browsers use it: `q=0` refuses. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (takes(accept, 'br')) return 'br';
  return takes(accept, 'gzip') ? 'gzip' : 'identity';
}

function takes(accept: string, coding: string): boolean {
  for (const entry of accept.split(',')) {
    const [name, ...parameters] = entry.split(';');
    if (name?.trim().toLowerCase() !== coding) continue;
    return !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(parameter));
  }
  return false;
}

/** Whether an `If-None-Match` names this entity tag (RFC 9110 section 13.1.2: weak comparison). */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
