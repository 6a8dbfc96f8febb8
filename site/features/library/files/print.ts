import { Worker } from 'node:worker_threads';
import { bytesOf } from '@oilway/store/files/file-store.ts';
import { downloadName } from '@oilway/store/library/file-names.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import { Turns } from '@oilway/store/turns.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { MissingFile, Problem } from '../../../http/problem.ts';
import { cultureOf } from '../../../portal/asker.ts';
import { disposition, sendFile, shownPolicy } from './send-file.ts';

/** What goes into one print job: files, and bytes in all. */
const most = { files: 50, bytes: 60_000_000 };

/** Milliseconds that joining may take, and its memory in megabytes. */
const limits = { time: 20_000, memory: 512 };

/** One print job is joined at a time; a reader waits so long for a turn, in milliseconds. */
const turns = new Turns({ width: 1, room: 12, patience: 20_000 });

const names = { 'de-DE': 'Print-Druckauftrag.pdf', 'pl-PL': 'Print-zadanie druku.pdf' };

/** The print files as one PDF, to be looked at and printed. @throws Problem 413, 422; TooBusyError */
export async function sendPrint(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  files: readonly LibraryFile[],
): Promise<FastifyReply> {
  const parts = files.flatMap(({ printFile }) => printFile ?? []);
  const bytes = parts.reduce((sum, { size }) => sum + size, 0);
  if (parts.length > most.files || bytes > most.bytes)
    throw new Problem(
      413,
      `At most ${most.files} files and ${most.bytes} bytes go into one print job.`,
    );
  const found = await Promise.all(parts.map(({ id }) => context.store.uploadKey(id)));
  const keys = found.filter((key) => key !== undefined);
  reply.headers(shownPolicy('application/pdf'));
  const [part] = parts;
  const [key] = keys;
  if (parts.length === 1 && part && key) {
    const { mediaType, name, sha256: tag } = part;
    const shownAs = downloadName(name, { print: true });
    await sendFile(request, reply, context.files, { key, mediaType, tag, shownAs });
    return reply;
  }
  const joined = await turns.take(async () => {
    const sources = keys.map(async (key) => {
      const source = await bytesOf(context.files, key);
      if (!source) throw new MissingFile(key);
      return source;
    });
    return join(await Promise.all(sources));
  });
  if (!joined) throw new Problem(422, 'These files cannot be joined: print them one by one.');
  return reply
    .type('application/pdf')
    .header('content-disposition', disposition(undefined, names[cultureOf(request, context)]))
    .send(joined);
}

/** Joins PDFs in a thread of its own, with little memory and time. @returns undefined where that fails. */
export function join(files: readonly Uint8Array[]): Promise<Buffer | undefined> {
  return new Promise((answer) => {
    const worker = new Worker(new URL('./join-thread.ts', import.meta.url), {
      workerData: files,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
      execArgv: [],
    });
    const done = (joined: Buffer | undefined) => {
      clearTimeout(late);
      answer(joined);
      void worker.terminate();
    };
    const late = setTimeout(done, limits.time, undefined);
    worker.once('message', (bytes: Uint8Array) => done(Buffer.from(bytes)));
    worker.once('error', () => done(undefined));
    worker.once('exit', () => done(undefined));
  });
}
