import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  ifNoneMatchMatches,
  ifRangeMatches,
  parseRange,
} from '@oilway/store/files/conditional-requests.ts';
import type { FileStore } from '@oilway/store/files/file-store.ts';
import { encodeFilename } from '@oilway/store/files/sanitize-filename.ts';
import { detectEncoding, detectionBytes } from '@oilway/store/library/text-encoding.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MissingFileError } from '../../../server/http/problem.ts';

/** Prevents a download from being rendered as a page. */
export const attachmentHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/**
 * Returns headers for a preview: framed only by our own pages, without scripts. A PDF has no sandbox, because Chromium's viewer
 * does not work in one; the viewer runs in a separate process.
 */
export function inlineHeaders(mediaType: string): Record<string, string> {
  const sandbox = mediaType === 'application/pdf' ? '' : '; sandbox';
  return {
    'content-security-policy': `default-src 'none'; img-src 'self'; frame-ancestors 'self'${sandbox}`,
    'x-frame-options': 'SAMEORIGIN',
  };
}

interface SendFileOptions {
  key: string;
  mediaType: string;
  /** ETag value, which changes with the content. */
  tag: string;
  name?: string;
  /** Shown in the browser instead of downloaded. */
  inline: boolean;
}

/**
 * Streams a file, or a range of it.
 * @returns whether the response contains the end of the file. @throws MissingFileError, StorageUnavailableError
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { key, mediaType, name, inline, tag }: SendFileOptions,
): Promise<boolean> {
  const stored = await files.head(key);
  if (!stored) throw new MissingFileError(key);
  const { size } = stored;
  const etag = `"${tag}"`;
  const { headers } = request;
  reply
    .headers({ etag, 'accept-ranges': 'bytes', 'cache-control': 'private, no-cache' })
    .header('content-disposition', disposition(inline ? 'inline' : 'attachment', name));
  if (ifNoneMatchMatches(headers['if-none-match'], etag)) {
    await reply.code(304).send();
    return false;
  }
  const rangeHeader = ifRangeMatches(headers['if-range'] as string | undefined, etag)
    ? headers.range
    : undefined;
  const range = request.method === 'GET' ? parseRange(rangeHeader, size) : undefined;
  if (range === null) {
    await reply.code(416).header('content-range', `bytes */${size}`).send();
    return false;
  }
  const { end, start } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  const charset = mediaType === 'text/plain' && size > 0 ? await charsetOf(files, key) : undefined;
  reply.type(charset ? `text/plain; charset=${charset}` : mediaType);
  reply.header('content-length', size === 0 ? 0 : end - start + 1);
  const isEmptyResponse = request.method === 'HEAD' || size === 0;
  const opened = isEmptyResponse ? undefined : await files.open(key, { start, end });
  if (!isEmptyResponse && !opened) throw new MissingFileError(key);
  const isComplete = await sendBody(reply, opened?.stream);
  return isComplete && request.method === 'GET' && end === size - 1;
}

/** Detects the encoding of a text, which is sent as uploaded. */
async function charsetOf(files: FileStore, key: string): Promise<string> {
  const opened = await files.open(key, { start: 0, end: detectionBytes - 1 });
  return detectEncoding(opened ? await buffer(opened.stream) : new Uint8Array());
}

/** Sends a body. @returns false if the client disconnected early, which is not an error. */
export async function sendBody(reply: FastifyReply, body: Readable | undefined): Promise<boolean> {
  let finished = false;
  reply.raw.once('finish', () => {
    finished = true;
  });
  await reply.send(body);
  return finished;
}

/** Returns a Content-Disposition header with the name in both forms (RFC 6266); the plain one is for old clients. */
export function disposition(kind: 'inline' | 'attachment', name?: string): string {
  if (name === undefined) return kind;
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\w .()-]/g, (character) => (/\p{M}/u.test(character) ? '' : '_'));
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeFilename(name)}`;
}
