import { Worker } from 'node:worker_threads';
import { bytesOf } from '@oilway/store/files/file-store.ts';
import { downloadName } from '@oilway/store/library/file-names.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import { Semaphore } from '@oilway/store/semaphore.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestLocale } from '../../../portal/current-member.ts';
import type { Context } from '../../../server/context.ts';
import { MissingFileError, Problem } from '../../../server/http/problem.ts';
import { siteFolder } from '../../../server/site-folder.ts';
import type { UnmergeableFiles } from '../library-page.ts';
import { disposition, inlineHeaders, sendFile } from './send-file.ts';

/** Limits of a print job: number of files, and bytes in total. */
const printLimits = { files: 50, bytes: 60_000_000 };

/** Limits of merging: milliseconds, and megabytes of memory. */
const limits = { time: 20_000, memory: 512 };

/** One merge at a time; the queue timeout is in milliseconds. */
const mergeSemaphore = new Semaphore({ permits: 1, maxQueue: 12, timeout: 20_000 });

const names = { 'de-DE': 'Print-Druckauftrag.pdf', 'pl-PL': 'Print-zadanie druku.pdf' };

/** A PDF that cannot be merged: its index, and whether it requires a user password. */
export interface MergeFailure {
  index: number;
  locked: boolean;
}

/** Result of merging: one PDF, or the files that cannot be merged. */
export type MergeResult = { bytes: Uint8Array } | { failures: MergeFailure[] };

/** Thrown if some files cannot be merged. */
export class UnmergeableError extends Problem {
  override name = 'UnmergeableError';
  readonly unmergeable: UnmergeableFiles;
  constructor(files: readonly LibraryFile[], mergeFailures: readonly MergeFailure[]) {
    const failures = mergeFailures.flatMap(({ index, locked }) => {
      const file = files[index];
      return file ? [{ file, locked }] : [];
    });
    const errors = failures.map(({ file, locked }) => {
      const reason = locked ? 'is protected by a password' : 'is not a readable PDF';
      const detail = `${file.printFile?.name} ${reason} and can't be printed with the others`;
      return { name: 'ids', code: locked ? 'locked' : 'unreadable', detail };
    });
    super(422, 'Some of these files cannot be merged: print them separately.', errors);
    const excluded = new Set(failures.map(({ file }) => file));
    this.unmergeable = { failures, mergeable: files.filter((file) => !excluded.has(file)) };
  }
}

/** Sends the print files as one inline PDF. @throws Problem 404, 413, 422; UnmergeableError; TooBusyError */
export async function sendPrintJob(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  files: readonly LibraryFile[],
): Promise<FastifyReply> {
  const parts = files.flatMap(({ printFile }) => printFile ?? []);
  const bytes = parts.reduce((sum, { size }) => sum + size, 0);
  if (parts.length > printLimits.files || bytes > printLimits.bytes)
    throw new Problem(
      413,
      `At most ${printLimits.files} files and ${printLimits.bytes} bytes per print job.`,
    );
  const uploadKeys = await Promise.all(parts.map(({ id }) => context.store.uploadKey(id)));
  if (uploadKeys.includes(undefined)) throw new Problem(404, 'File not found.');
  const keys = uploadKeys.filter((key) => key !== undefined);
  reply.headers(inlineHeaders('application/pdf'));
  const [part] = parts;
  const [key] = keys;
  if (parts.length === 1 && part && key) {
    const { mediaType, sha256: tag } = part;
    const name = downloadName(part.name, { print: true });
    await sendFile(request, reply, context.files, { key, mediaType, tag, name, inline: true });
    return reply;
  }
  const merged = await mergeSemaphore.run(async () => {
    const sources = keys.map(async (key) => {
      const source = await bytesOf(context.files, key);
      if (!source) throw new MissingFileError(key);
      return source;
    });
    return mergePdfs(await Promise.all(sources));
  });
  if (!merged) throw new Problem(422, 'These files cannot be merged: print them separately.');
  if ('failures' in merged) throw new UnmergeableError(files, merged.failures);
  return reply
    .type('application/pdf')
    .header('content-disposition', disposition('inline', names[requestLocale(request, context)]))
    .send(Buffer.from(merged.bytes));
}

/** Merges PDFs in a worker thread with limited memory and time. @returns undefined if that fails. */
export function mergePdfs(files: readonly Uint8Array[]): Promise<MergeResult | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(`${siteFolder}/features/library/files/merge-worker.ts`, {
      workerData: files,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
      execArgv: [],
    });
    const done = (result: MergeResult | undefined) => {
      clearTimeout(timeout);
      resolve(result);
      void worker.terminate();
    };
    const timeout = setTimeout(done, limits.time, undefined);
    worker.once('message', done);
    worker.once('error', () => done(undefined));
    worker.once('exit', () => done(undefined));
  });
}
