import { Worker } from 'node:worker_threads';
import { bytesOf } from '@oilway/store/files/file-store.ts';
import { downloadName } from '@oilway/store/library/file-names.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import { Turns } from '@oilway/store/turns.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cultureOf } from '../../../portal/asker.ts';
import type { Context } from '../../../server/context.ts';
import { MissingFile, Problem } from '../../../server/http/problem.ts';
import { siteFolder } from '../../../server/site-folder.ts';
import type { UnjoinedFiles } from '../library-page.ts';
import { disposition, sendFile, shownPolicy } from './send-file.ts';

/** What goes into one print job: files, and bytes in all. */
const most = { files: 50, bytes: 60_000_000 };

/** Milliseconds that joining may take, and its memory in megabytes. */
const limits = { time: 20_000, memory: 512 };

/** One print job is joined at a time; a reader waits so long for a turn, in milliseconds. */
const turns = new Turns({ width: 1, room: 12, patience: 20_000 });

const names = { 'de-DE': 'Print-Druckauftrag.pdf', 'pl-PL': 'Print-zadanie druku.pdf' };

/** A PDF that can't be joined with the others: its position, and whether it opens with a user's password only. */
export interface Obstacle {
  at: number;
  locked: boolean;
}

/** What comes of joining: one PDF, or the files that stand in its way. */
export type Joined = { bytes: Uint8Array } | { obstacles: Obstacle[] };

/** Some files can't be printed with the others. */
export class Unjoinable extends Problem {
  override name = 'Unjoinable';
  readonly unjoined: UnjoinedFiles;
  constructor(files: readonly LibraryFile[], obstacles: readonly Obstacle[]) {
    const inTheWay = obstacles.flatMap(({ at, locked }) => {
      const file = files[at];
      return file ? [{ file, locked }] : [];
    });
    const errors = inTheWay.map(({ file, locked }) => {
      const why = locked ? 'is protected by a password' : 'is no PDF that can be read';
      const detail = `${file.printFile?.name} ${why} and can't be printed with the others`;
      return { name: 'ids', code: locked ? 'locked' : 'unreadable', detail };
    });
    super(422, 'Some of these files cannot be joined: print them one by one.', errors);
    const out = new Set(inTheWay.map(({ file }) => file));
    this.unjoined = { inTheWay, others: files.filter((file) => !out.has(file)) };
  }
}

/** The print files as one PDF, to be looked at and printed. @throws Problem 413, 422; Unjoinable; TooBusyError */
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
  if (found.includes(undefined)) throw new Problem(404, 'There is no such file.');
  const keys = found.filter((key) => key !== undefined);
  reply.headers(shownPolicy('application/pdf'));
  const [part] = parts;
  const [key] = keys;
  if (parts.length === 1 && part && key) {
    const { mediaType, sha256: tag } = part;
    const name = downloadName(part.name, { print: true });
    await sendFile(request, reply, context.files, { key, mediaType, tag, name, shown: true });
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
  if ('obstacles' in joined) throw new Unjoinable(files, joined.obstacles);
  return reply
    .type('application/pdf')
    .header('content-disposition', disposition('inline', names[cultureOf(request, context)]))
    .send(Buffer.from(joined.bytes));
}

/** Joins PDFs in a thread of its own, with little memory and time. @returns undefined where that fails. */
export function join(files: readonly Uint8Array[]): Promise<Joined | undefined> {
  return new Promise((answer) => {
    const worker = new Worker(`${siteFolder}/features/library/files/join-thread.ts`, {
      workerData: files,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
      execArgv: [],
    });
    const done = (joined: Joined | undefined) => {
      clearTimeout(late);
      answer(joined);
      void worker.terminate();
    };
    const late = setTimeout(done, limits.time, undefined);
    worker.once('message', done);
    worker.once('error', () => done(undefined));
    worker.once('exit', () => done(undefined));
  });
}
