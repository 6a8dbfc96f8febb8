import { addAbortSignal, Readable } from 'node:stream';
import type { FileStore } from '@oilway/store/files/file-store.ts';
import { downloadName } from '@oilway/store/library/file-names.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { UploadInfo } from '@oilway/store/library/upload-info.ts';
import { makeZip, predictLength } from 'client-zip';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestLocale } from '../../../portal/current-member.ts';
import type { Context } from '../../../server/context.ts';
import { MissingFileError, Problem } from '../../../server/http/problem.ts';
import { disposition, sendBody } from './send-file.ts';

/** Maximum bytes of a zip. */
const maxBytes = 4_000_000_000;

const names = { 'de-DE': 'Oilway-Dateien.zip', 'pl-PL': 'Oilway-pliki.zip' };

interface Entry {
  name: string;
  size: number;
  lastModified: Date;
  key: string;
}

/**
 * Streams files as one zip without compression, so that its size is known in advance. Files are opened one after another and read
 * with backpressure.
 * @returns the downloaded files once the last byte is sent; undefined if the client disconnected. @throws Problem 413
 */
export async function sendZip(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  files: readonly LibraryFile[],
): Promise<{ file: number; upload: number }[] | undefined> {
  const parts = files.flatMap(({ changedAt, file, id }) => (file ? [{ id, file, changedAt }] : []));
  const bytes = parts.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > maxBytes) throw new Problem(413, `At most ${maxBytes} bytes per zip.`);
  const entries = await entriesOf(parts, context);
  reply
    .type('application/zip')
    .header('content-length', String(predictLength(entries)))
    .header(
      'content-disposition',
      disposition('attachment', names[requestLocale(request, context)]),
    );
  if (request.method === 'HEAD') {
    await reply.send();
    return undefined;
  }
  const abortController = new AbortController();
  reply.raw.once('close', () => abortController.abort());
  const zip = Readable.fromWeb(
    makeZip(openEntries(entries, context.files, abortController.signal)) as never,
  );
  if (!(await sendBody(reply, zip))) return undefined;
  return parts.map(({ file, id }) => ({ file: id, upload: file.id }));
}

async function entriesOf(
  parts: readonly { file: UploadInfo; changedAt: string }[],
  { files, store }: Context,
): Promise<Entry[]> {
  const usedNames = new Set<string>();
  const entries: Entry[] = [];
  for (const { changedAt, file } of parts) {
    const key = await store.uploadKey(file.id);
    const stored = key && (await files.head(key));
    if (!stored) throw new MissingFileError(key ?? `upload ${file.id}`);
    const name = uniqueName(downloadName(file.name), usedNames);
    // The size in storage, because Content-Length must be exact.
    entries.push({ name, size: stored.size, lastModified: new Date(changedAt), key });
  }
  return entries;
}

/** Appends a number to a name that is already used, ignoring case. */
function uniqueName(name: string, usedNames: Set<string>): string {
  const at = name.lastIndexOf('.');
  let candidate = name;
  for (let number = 2; usedNames.has(candidate.toLowerCase()); number += 1)
    candidate = `${name.slice(0, at)} (${number})${name.slice(at)}`;
  usedNames.add(candidate.toLowerCase());
  return candidate;
}

/** @param signal closes the open file when the client disconnects. */
async function* openEntries(entries: readonly Entry[], files: FileStore, signal: AbortSignal) {
  for (const { key, ...entry } of entries) {
    const input = (await files.open(key))?.stream;
    if (!input) throw new Error(`${key} was deleted during the download`);
    addAbortSignal(signal, input);
    // The consumer handles the error; this only prevents an uncaught one.
    input.on('error', () => undefined);
    yield { ...entry, input };
  }
}
