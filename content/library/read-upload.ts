import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Turns } from '@oilway/store/turns.ts';

export interface Unread {
  /** Absolute paths of the file and of the thumbnail to write. */
  path: string;
  thumbnail: string;
  mediaType: string;
}

export interface ReadUpload {
  text: string;
  pages: number | null;
  thumbnail: boolean;
}

/** Memory limit of the reader, in bytes: an image of 60 million pixels takes 305 MB, an ordinary PDF 140 MB. */
const mostMemory = 400_000_000;
/** Polling interval of the memory check, in milliseconds. */
const watchEvery = 20;
/**
 * The kernel limits the address space between the checks, including reserved memory: some 0.9 GB for an idle Node process. Set by `prlimit` of
 * util-linux.
 */
const prlimit = '/usr/bin/prlimit';
const mostData = 1_300_000_000;

/** Time limit for one file, and idle time before the process ends, in milliseconds. */
const limit = 20_000;
const idle = 5000;
/** V8's heap limit, in megabytes. */
const heap = ['--max-old-space-size=384'];

/** Processes one file at a time: uploads may wait, page requests may not. */
const turns = new Turns({ width: 1 });
let reader: ChildProcess | undefined;
let ending: NodeJS.Timeout | undefined;

/**
 * Reads a file in a separate process with limited memory and time, so that a malicious file affects nothing else. The process is reused for the next
 * file.
 * @param time limit in milliseconds.
 * @returns undefined for an unreadable file.
 */
export function readUpload(unread: Unread, time = limit): Promise<ReadUpload | undefined> {
  return turns.take(async () => {
    clearTimeout(ending);
    reader ??= startReader();
    const read = await ask(reader, unread, time);
    if (!read) stopReader();
    ending = setTimeout(stopReader, idle);
    ending.unref();
    return read;
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
      ? { execPath: prlimit, execArgv: [`--data=${mostData}`, process.execPath, ...heap] }
      : { execArgv: heap }),
    stdio: 'ignore',
  });
  const watch = setInterval(
    () => memoryOf(child) > mostMemory && child.kill('SIGKILL'),
    watchEvery,
  );
  watch.unref();
  child.once('exit', () => {
    clearInterval(watch);
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

function ask(child: ChildProcess, unread: Unread, time: number): Promise<ReadUpload | undefined> {
  return new Promise((answer) => {
    const done = (read: ReadUpload | undefined) => {
      clearTimeout(late);
      child.off('message', answered).off('exit', ended).off('error', ended);
      answer(read);
    };
    const answered = (read: unknown) => done((read ?? undefined) as ReadUpload | undefined);
    const ended = () => done(undefined);
    const late = setTimeout(ended, time);
    child.once('message', answered).once('exit', ended).once('error', ended);
    child.send(unread, (error) => error && ended());
  });
}
