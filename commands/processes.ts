import { type ChildProcess, spawn } from 'node:child_process';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '@oilway/store/settings.ts';

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
 * that answers from memory keeps little of it. Errors are logged with their places in the sources.
 */
export const siteFlags = ['--max-semi-space-size=16', '--enable-source-maps'];
export const siteMain = join(root, 'site/dist/server/main.js');
export const siteArgs = [...siteFlags, siteMain];

/** Where glibc takes the site's memory from: one place for all threads, and what is large from the system, so that it goes back there. */
export const siteMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
};

/** What Node is to run for the built studio. */
export const studioArgs = [join(root, 'studio/server.ts')];

/** Where a server of this machine says that it lives; it needs no database for that. */
export function liveUrls({
  host,
  sitePort,
  studioPort,
}: Pick<Settings, 'host' | 'sitePort' | 'studioPort'>): Record<'site' | 'studio', string> {
  const on = (port: number) => `${ownAddress(host, port)}/health/live`;
  return { site: on(sitePort), studio: on(studioPort) };
}

/** Where what listens on `host` is asked from this machine: what listens on all addresses listens on this one too. */
export function ownAddress(host: string, port: number): string {
  const own = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

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
    if (((await statusOf(url)) ?? 599) < 400) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${part.name} did not answer within ${limit / 1000} s`);
}

/** Uses the smallest of clients, since the check runs for as long as the part does. @returns undefined where no answer begins within `limit` ms. */
export function statusOf(url: string, limit = 60_000): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asked = get(url, { agent: false, signal: AbortSignal.timeout(limit) }, (answer) => {
      answer.resume();
      answer.once('error', () => undefined);
      resolve(answer.statusCode);
    });
    asked.once('error', () => resolve(undefined));
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
