import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Policy } from './security-headers.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Of several that a visitor takes alike, the first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** A public answer as bytes, compressed once and ready to be sent. */
export interface Answer extends Partial<Record<Encoding, Buffer>> {
  status: number;
  type: string;
  /** Of the content; each encoding has its own, derived from it. */
  tag: string;
  cacheControl: string;
  policy: Policy;
}

/** To anyone. */
export type AnswerForAll = Answer & Record<Encoding, Buffer>;

interface Options {
  status?: number;
  type: string;
  cacheControl?: string;
  policy?: Policy;
}

const publicCache = 'public, max-age=0, must-revalidate';

/** For what many will read: brotli 5 costs about as much time as gzip 6 and saves a tenth more. */
const effort = { brotli: 5, gzip: 6 };

export async function makeAnswer(body: string | Buffer, options: Options): Promise<AnswerForAll> {
  const identity = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const [br, gzipped] = await Promise.all([
    compressed(identity, effort.brotli),
    zip(identity, { level: effort.gzip }),
  ]);
  return {
    ...headersOf(tagOf(identity), options),
    identity,
    br,
    gzip: exactly(gzipped),
  };
}

const brotliOptions = (bytes: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

/** The bytes in memory of their own: what zlib gives away lies at the beginning of a buffer of 64 kB. */
function exactly(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

/**
 * What one visitor asked for and waits for, in the one encoding that they take. For such a short while the loop is held up less by
 * compressing than by handing the bytes to a thread and back.
 */
export function makeAnswerIn(encoding: Encoding, body: Buffer, options: Options): Answer {
  const bytes = exactly(compressedNow[encoding](body));
  return { ...headersOf(tagOf(bytes), options), [encoding]: bytes };
}

const compressedNow: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliCompressSync(bytes, brotliOptions(bytes, 0)),
  gzip: (bytes) => gzipSync(bytes, { level: 1 }),
  identity: (bytes) => bytes,
};

function headersOf(tag: string, { cacheControl, policy, status, type }: Options) {
  return {
    status: status ?? 200,
    type,
    cacheControl: cacheControl ?? publicCache,
    policy: policy ?? 'page',
    tag,
  };
}

/** @param bytes that stand for the content: shorter ones are told apart in less time. */
const tagOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url').slice(0, 22);

/**
 * Bytes of a body that come with the first round trip of a new connection: ten segments (RFC 6928) less the headers.
 * What is longer costs the visitor another one.
 */
const firstFlight = 13_500;
/** Longer ones, in bytes before compression, would take a thread for seconds. */
const strengthenedUpTo = 300_000;

const strong = new WeakSet<Answer>();

/**
 * The same answer as short as brotli makes it, if that spares a round trip: for 100 kB some 0.3 s of another thread's time.
 * @returns undefined for what is short, is as short as can be, or was asked for once and so is in one encoding only.
 */
export async function strengthened(answer: Answer): Promise<Answer | undefined> {
  const { br, identity } = answer;
  if (!br || !identity || strong.has(answer)) return undefined;
  if (br.length <= firstFlight || identity.length > strengthenedUpTo) return undefined;
  const stronger = { ...answer, br: await compressed(identity, constants.BROTLI_MAX_QUALITY) };
  strong.add(stronger);
  return stronger;
}

const compressed = async (bytes: Buffer, quality: number) =>
  exactly(await brotli(bytes, brotliOptions(bytes, quality)));

/** Bytes of the map's entry, the key and the buffers' own objects: what even an empty answer takes. */
const overhead = 1000;

export function sizeOf(answer: Answer): number {
  const bytes = encodings.reduce((sum, encoding) => sum + (answer[encoding]?.length ?? 0), 0);
  return bytes + overhead;
}

/** Anything has these. */
const all: Partial<Record<Encoding, unknown>> = { br: 1, gzip: 1, identity: 1 };

/**
 * The encoding a client likes best, by RFC 9110 section 12.5.3, of those there are; the shortest where it likes several alike.
 * Who refuses all of them gets the plain bytes, or what there is.
 */
export function chooseEncoding(accept: string | undefined, there = all): Encoding {
  const liked = accept ? weightsOf(accept) : undefined;
  let [best, weight]: [Encoding | undefined, number] = [undefined, 0];
  for (const encoding of encodings) {
    if (!there[encoding]) continue;
    const own = liked?.get(encoding) ?? liked?.get('*');
    // Not named, the plain bytes are taken where nothing else is.
    const here = own ?? (encoding === 'identity' ? 0.0001 : 0);
    if (here > weight) [best, weight] = [encoding, here];
  }
  return best ?? (there.identity ? 'identity' : encodings.find((one) => there[one])) ?? 'identity';
}

const read = new Map<string, ReadonlyMap<string, number>>();

/** Browsers say one of a few things; what anybody else says is not kept for long. */
function weightsOf(accept: string): ReadonlyMap<string, number> {
  const known = read.get(accept);
  if (known) return known;
  if (read.size > 50) read.clear();
  const made = weightsIn(accept);
  read.set(accept, made);
  return made;
}

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
