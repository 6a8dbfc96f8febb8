import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Semaphore } from '@oilway/store/semaphore.ts';

export interface ReadRequest {
  /** Absolute paths of the file and of the thumbnail to write. */
  path: string;
  thumbnail: string;
  mediaType: string;
}

export interface ExtractedUpload {
  text: string;
  pages: number | null;
  hasThumbnail: boolean;
}

/** Memory limit of the reader, in bytes: an image of 60 million pixels takes 305 MB, an ordinary PDF 140 MB. */
const maxResidentBytes = 400_000_000;
/** Polling interval of the memory check, in milliseconds. */
const memoryCheckInterval = 20;
/**
 * The kernel limits the address space between the checks, including reserved memory: some 0.9 GB for an idle Node process. Set by `prlimit` of
 * util-linux.
 */
const prlimit = '/usr/bin/prlimit';
const maxAddressSpace = 1_300_000_000;

/** Time limit for one file, and idle time before the process ends, in milliseconds. */
const timeLimit = 20_000;
const idleTimeout = 5000;
/** V8's heap limit, in megabytes. */
const heap = ['--max-old-space-size=384'];

/** Processes one file at a time: uploads may wait, page requests may not. */
const semaphore = new Semaphore({ permits: 1 });
let reader: ChildProcess | undefined;
let idleTimer: NodeJS.Timeout | undefined;

/**
 * Reads a file in a separate process with limited memory and time, so that a malicious file affects nothing else. The process is reused for the next
 * file.
 * @param time limit in milliseconds.
 * @returns undefined for an unreadable file.
 */
export function readUpload(
  request: ReadRequest,
  time = timeLimit,
): Promise<ExtractedUpload | undefined> {
  return semaphore.run(async () => {
    clearTimeout(idleTimer);
    reader ??= startReader();
    const extracted = await requestExtraction(reader, request, time);
    if (!extracted) stopReader();
    idleTimer = setTimeout(stopReader, idleTimeout);
    idleTimer.unref();
    return extracted;
  });
}

function startReader(): ChildProcess {
  // Bundlers move modules, so a path relative to this module would be wrong.
  const { resolve } = createRequire(
    join(/* turbopackIgnore: true */ process.cwd(), 'package.json'),
  );
  const child = fork(resolve('@oilway/content/library/reader-process.ts'), {
    // The process needs no settings, and must get no secrets.
    env: { NODE_ENV: 'production' },
    ...(existsSync(prlimit)
      ? { execPath: prlimit, execArgv: [`--data=${maxAddressSpace}`, process.execPath, ...heap] }
      : { execArgv: heap }),
    stdio: 'ignore',
  });
  const memoryCheck = setInterval(
    () => memoryOf(child) > maxResidentBytes && child.kill('SIGKILL'),
    memoryCheckInterval,
  );
  memoryCheck.unref();
  child.once('exit', () => {
    clearInterval(memoryCheck);
    if (reader === child) reader = undefined;
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** Returns the resident memory of a process in bytes; 0 where the system does not report it. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return Number(pages) * 4096;
  } catch {
    return 0;
  }
}

function stopReader(): void {
  reader?.kill('SIGKILL');
  reader = undefined;
}

function requestExtraction(
  child: ChildProcess,
  request: ReadRequest,
  time: number,
): Promise<ExtractedUpload | undefined> {
  return new Promise((resolve) => {
    const done = (extracted: ExtractedUpload | undefined) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      resolve(extracted);
    };
    const onMessage = (extracted: unknown) =>
      done((extracted ?? undefined) as ExtractedUpload | undefined);
    const onExit = () => done(undefined);
    const timer = setTimeout(onExit, time);
    child.once('message', onMessage).once('exit', onExit).once('error', onExit);
    child.send(request, (error) => error && onExit());
  });
}
