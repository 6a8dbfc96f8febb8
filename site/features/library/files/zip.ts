import { addAbortSignal, Readable } from 'node:stream';
import type { FileStore } from '@oilway/store/files/file-store.ts';
import { downloadName } from '@oilway/store/library/file-names.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { StoredPart } from '@oilway/store/library/parts.ts';
import { makeZip, predictLength } from 'client-zip';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cultureOf } from '../../../portal/asker.ts';
import type { Context } from '../../../server/context.ts';
import { MissingFile, Problem } from '../../../server/http/problem.ts';
import { disposition, sentToTheEnd } from './send-file.ts';

/** The most bytes that one zip holds. */
const mostBytes = 4_000_000_000;

const names = { 'de-DE': 'Oilway-Dateien.zip', 'pl-PL': 'Oilway-pliki.zip' };

interface Entry {
  name: string;
  size: number;
  lastModified: Date;
  key: string;
}

/**
 * Streams files as one zip, stored as they are, so that its size is known before the first byte. Files are opened one
 * after the other and read no faster than they are taken.
 * @returns what was taken once the last byte is on its way; undefined where the reader went away. @throws Problem 413
 */
export async function sendZip(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  files: readonly LibraryFile[],
): Promise<{ file: number; upload: number }[] | undefined> {
  const parts = files.flatMap(({ changedAt, file, id }) => (file ? [{ id, file, changedAt }] : []));
  const bytes = parts.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > mostBytes) throw new Problem(413, `At most ${mostBytes} bytes go into one zip.`);
  const entries = await entriesOf(parts, context);
  reply
    .type('application/zip')
    .header('content-length', String(predictLength(entries)))
    .header('content-disposition', disposition('attachment', names[cultureOf(request, context)]));
  if (request.method === 'HEAD') {
    await reply.send();
    return undefined;
  }
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const zip = Readable.fromWeb(makeZip(opened(entries, context.files, gone.signal)) as never);
  if (!(await sentToTheEnd(reply, zip))) return undefined;
  return parts.map(({ file, id }) => ({ file: id, upload: file.id }));
}

async function entriesOf(
  parts: readonly { file: StoredPart; changedAt: string }[],
  { files, store }: Context,
): Promise<Entry[]> {
  const taken = new Set<string>();
  const entries: Entry[] = [];
  for (const { changedAt, file } of parts) {
    const key = await store.uploadKey(file.id);
    const kept = key && (await files.head(key));
    if (!kept) throw new MissingFile(key ?? `upload ${file.id}`);
    const name = freeName(downloadName(file.name), taken);
    // The word of where it lies on its size: the header that tells it must hold.
    entries.push({ name, size: kept.size, lastModified: new Date(changedAt), key });
  }
  return entries;
}

/** The second of a name gets a number, however the name is written. */
function freeName(name: string, taken: Set<string>): string {
  const at = name.lastIndexOf('.');
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1)
    free = `${name.slice(0, at)} (${number})${name.slice(at)}`;
  taken.add(free.toLowerCase());
  return free;
}

/** @param gone closes the file that is open when the reader goes away. */
async function* opened(entries: readonly Entry[], files: FileStore, gone: AbortSignal) {
  for (const { key, ...entry } of entries) {
    const input = (await files.open(key))?.stream;
    if (!input) throw new Error(`${key} went away`);
    addAbortSignal(gone, input);
    // Whoever reads it hears of it as well; here it must only not be unheard.
    input.on('error', () => undefined);
    yield { ...entry, input };
  }
}
