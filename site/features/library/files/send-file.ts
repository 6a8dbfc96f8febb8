import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '@oilway/store/files/file-store.ts';
import { isKnown, isSame, rangeOf } from '@oilway/store/files/ranges.ts';
import { encodedName } from '@oilway/store/files/safe-name.ts';
import { encodingOf, telling } from '@oilway/store/library/text-encoding.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MissingFile } from '../../../server/http/problem.ts';

/** What is saved is never a page, whatever its bytes say. */
export const savedPolicy = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/**
 * What is shown may be framed by our own pages and runs nothing. Chromium's viewer of PDFs does not work inside a
 * sandbox; it runs in a process of its own, and a PDF is no page.
 */
export function shownPolicy(mediaType: string): Record<string, string> {
  const sandbox = mediaType === 'application/pdf' ? '' : '; sandbox';
  return {
    'content-security-policy': `default-src 'none'; img-src 'self'; frame-ancestors 'self'${sandbox}`,
    'x-frame-options': 'SAMEORIGIN',
  };
}

interface Sent {
  key: string;
  mediaType: string;
  /** What changes with the bytes. */
  tag: string;
  name?: string;
  /** To be looked at where it is, not saved. */
  shown: boolean;
}

/**
 * Answers with a file or a part of it, as it is read.
 * @returns whether the end of the file is in the answer. @throws MissingFile, StorageAwayError
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { key, mediaType, name, shown, tag }: Sent,
): Promise<boolean> {
  const kept = await files.head(key);
  if (!kept) throw new MissingFile(key);
  const { size } = kept;
  const etag = `"${tag}"`;
  const { headers } = request;
  reply
    .headers({ etag, 'accept-ranges': 'bytes', 'cache-control': 'private, no-cache' })
    .header('content-disposition', disposition(shown ? 'inline' : 'attachment', name));
  if (isKnown(headers['if-none-match'], etag)) {
    await reply.code(304).send();
    return false;
  }
  const asked = isSame(headers['if-range'] as string | undefined, etag) ? headers.range : undefined;
  const range = request.method === 'GET' ? rangeOf(asked, size) : undefined;
  if (range === null) {
    await reply.code(416).header('content-range', `bytes */${size}`).send();
    return false;
  }
  const { end, start } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  const charset = mediaType === 'text/plain' && size > 0 ? await charsetOf(files, key) : undefined;
  reply.type(charset ? `text/plain; charset=${charset}` : mediaType);
  reply.header('content-length', size === 0 ? 0 : end - start + 1);
  const nothing = request.method === 'HEAD' || size === 0;
  const opened = nothing ? undefined : await files.open(key, { start, end });
  if (!nothing && !opened) throw new MissingFile(key);
  const taken = await sentToTheEnd(reply, opened?.stream);
  return taken && request.method === 'GET' && end === size - 1;
}

/** A text is sent as it was uploaded, and says what it is written in. */
async function charsetOf(files: FileStore, key: string): Promise<string> {
  const opened = await files.open(key, { start: 0, end: telling - 1 });
  return encodingOf(opened ? await buffer(opened.stream) : new Uint8Array());
}

/** Sends a body. @returns false for a reader that went away early, which is no error. */
export async function sentToTheEnd(
  reply: FastifyReply,
  body: Readable | undefined,
): Promise<boolean> {
  let finished = false;
  reply.raw.once('finish', () => {
    finished = true;
  });
  await reply.send(body);
  return finished;
}

/** RFC 6266: the name twice, the plain one for old programs. */
export function disposition(kind: 'inline' | 'attachment', name?: string): string {
  if (name === undefined) return kind;
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\w .()-]/g, (sign) => (/\p{M}/u.test(sign) ? '' : '_'));
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodedName(name)}`;
}
