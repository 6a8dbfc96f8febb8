import { type ChildProcess, spawn } from 'node:child_process';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Variables for a child process; Next's types would insist on NODE_ENV. */
export type Environment = Record<string, string | undefined>;

export const root = join(import.meta.dirname, '..');

/** Runs a program to its end, or to ours. Rejects with all it printed when it fails. */
export function run(
  program: string,
  args: string[],
  options: { env?: Environment; cwd?: string; show?: boolean } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: (options.env ?? process.env) as NodeJS.ProcessEnv,
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const end = () => child.kill();
    process.once('exit', end);
    const printed: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `${program} ${args.join(' ')} ended with ${code ?? signal}\n${Buffer.concat(printed)}`,
          ),
        );
    });
  });
}

/** Whether nobody listens on a port of this host yet. */
export function portIsFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

export interface Part {
  name: string;
  child: ChildProcess;
  /** Resolves with the exit code, or with the signal, when the process has ended. */
  ended: Promise<number | NodeJS.Signals>;
}

/**
 * What Node is to run for the built site. What is new in memory may take 48 MB before it is looked through, in place of some 100: a process
 * that answers from memory keeps little of it. `--expose-gc` lets it give back what it does not need (docs/performance.md).
 */
export const siteFlags = ['--max-semi-space-size=16', '--expose-gc'];
export const siteMain = join(root, 'site/dist/server/main.js');
export const siteArgs = [...siteFlags, siteMain];

/** Where glibc takes the site's memory from: one place for all threads, and what is large from the system, so that it goes back there. */
export const siteMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
};

/**
 * What Node is to run for the built studio. Connections stay open longer than proxies keep theirs (60 s, mostly): one that is closed
 * just when something is sent on it loses that.
 */
export const studioArgs = (host: string, port: number): string[] => [
  '--import',
  join(root, 'studio/start.ts'),
  join(root, 'node_modules/next/dist/bin/next'),
  'start',
  'studio',
  ...['-p', String(port), '-H', host, '--keepAliveTimeout', '75000'],
];

/** Where Node keeps what it made of our sources, so that the next start does not make it again. */
const compiled = join(root, 'node_modules/.cache/oilway/compiled');

/** Starts one of the two servers. It is told of our own end through the channel, should we be killed. */
export function startPart(name: string, args: string[], env: Environment): Part {
  const own = name === 'site' ? siteMemory : {};
  const kept: Environment = { NODE_COMPILE_CACHE: compiled, ...own, ...env };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: kept as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });
  return { name, child, ended };
}

/** Waits until an address answers with 200 or a redirect. Rejects when the process ends first or time runs out. */
export async function answering(part: Part, url: string, limit = 60_000): Promise<void> {
  const deadline = Date.now() + limit;
  let over = false;
  void part.ended.then(() => {
    over = true;
  });
  while (Date.now() < deadline) {
    if (over) throw new Error(`${part.name} ended while it was starting`);
    if ((await statusOf(url)) < 400) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${part.name} did not answer within ${limit / 1000} s`);
}

/** By the smallest of clients: whoever waits may wait for as long as the part runs. @returns 599 when nobody answers. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = get(url, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 599);
    });
    asked.once('error', () => resolve(599));
  });
}

/** Asks every part to stop and waits; what is still there after `limit` ms is ended. */
export async function stopParts(parts: Part[], limit = 10_000): Promise<void> {
  for (const { child } of parts) if (child.exitCode === null) child.kill('SIGTERM');
  const cutOff = setTimeout(() => {
    for (const { child } of parts) if (child.exitCode === null) child.kill('SIGKILL');
  }, limit);
  await Promise.all(parts.map(({ ended }) => ended));
  clearTimeout(cutOff);
}
