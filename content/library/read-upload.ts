import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Turns } from '@oilway/store/turns.ts';

export interface Unread {
  /** Absolute paths: what to read, and where its thumbnail is to be written. */
  path: string;
  thumbnail: string;
  mediaType: string;
}

export interface ReadUpload {
  text: string;
  pages: number | null;
  /** Whether there is one. */
  thumbnail: boolean;
}

/** Bytes the reader may hold: a picture of 60 million pixels takes 305 MB, an ordinary PDF 140. */
const mostMemory = 400_000_000;
/** How often it is looked at, in milliseconds. */
const watchEvery = 20;
/**
 * What the kernel lets it have in between, all that it has only put aside included: some 0.9 GB for Node with nothing to do.
 * Debian's own program sets it (util-linux).
 */
const prlimit = '/usr/bin/prlimit';
const mostData = 1_300_000_000;

/** Milliseconds one file may take, and the reader waits for another before it ends. */
const limit = 20_000;
const idle = 5000;
/** Megabytes of V8's own. */
const heap = ['--max-old-space-size=384'];

/** One file at a time: staff can wait, pages cannot. */
const turns = new Turns({ width: 1 });
let reader: ChildProcess | undefined;
let ending: NodeJS.Timeout | undefined;

/**
 * Reads a file in a process of its own, with little memory and little time: a file that is made to break its reader
 * breaks nothing else. The process is kept for the next file.
 * @param time milliseconds it may take.
 * @returns undefined for a file that could not be read.
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
  // Bundlers move modules, so the place of this one says nothing.
  const { resolve } = createRequire(
    join(/* turbopackIgnore: true */ process.cwd(), 'package.json'),
  );
  const child = fork(resolve('@oilway/content/library/reader-process.ts'), {
    // It needs no setting, and no secret.
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

/** Bytes of memory that a process holds; 0 where the system does not tell. */
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
