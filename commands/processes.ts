import { type ChildProcess, spawn } from 'node:child_process';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '@oilway/store/settings.ts';

/** Environment variables for a child process; Next.js's type of `process.env` requires NODE_ENV. */
export type Environment = Record<string, string | undefined>;

export const root = join(import.meta.dirname, '..');

/** Runs a program and ends it when this process ends. Rejects with its output when it fails. */
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
    const killChild = () => child.kill();
    process.once('exit', killChild);
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', killChild);
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `${program} ${args.join(' ')} ended with ${code ?? signal}\n${Buffer.concat(output)}`,
          ),
        );
    });
  });
}

/** Returns whether a port of this host is free. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

export interface Part {
  name: string;
  child: ChildProcess;
  /** Resolves with the exit code or the signal when the process has ended. */
  ended: Promise<number | NodeJS.Signals>;
}

/**
 * Node's flags for the built site. The young generation is limited to 48 MB in place of some 100 MB, since responses from the cache retain little
 * memory. Stack traces use source maps.
 */
export const siteFlags = ['--max-semi-space-size=16', '--enable-source-maps'];
export const siteMain = join(root, 'site/dist/server/main.js');
export const siteArgs = [...siteFlags, siteMain];

/** glibc settings for the site: one malloc arena for all threads, and mmap for large blocks, so that their memory returns to the system. */
export const siteMallocEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
};

/** Node's arguments for the built studio. */
export const studioArgs = [join(root, 'studio/server.ts')];

/** Returns the liveness URLs of this machine's servers; they need no database. */
export function liveUrls({
  host,
  sitePort,
  studioPort,
}: Pick<Settings, 'host' | 'sitePort' | 'studioPort'>): Record<'site' | 'studio', string> {
  const urlAt = (port: number) => `${localUrl(host, port)}/health/live`;
  return { site: urlAt(sitePort), studio: urlAt(studioPort) };
}

/** Returns the local URL of a server bound to `host`; the wildcard address includes the loopback address. */
export function localUrl(host: string, port: number): string {
  const connectHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${connectHost.includes(':') ? `[${connectHost}]` : connectHost}:${port}`;
}

/** Node's compile cache, which shortens the next start. */
const compileCacheFolder = join(root, 'node_modules/.cache/oilway/compiled');

/** Starts one of the two servers. The IPC channel closes if this process is killed, which ends the server. */
export function startPart(name: string, args: string[], env: Environment): Part {
  const extraEnvironment = name === 'site' ? siteMallocEnvironment : {};
  const childEnvironment: Environment = {
    NODE_COMPILE_CACHE: compileCacheFolder,
    ...extraEnvironment,
    ...env,
  };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: childEnvironment as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });
  return { name, child, ended };
}

/** Waits until a URL responds with 200 or a redirect. Rejects when the process ends first or after `limit` ms. */
export async function waitUntilReady(part: Part, url: string, limit = 60_000): Promise<void> {
  const deadline = Date.now() + limit;
  let hasEnded = false;
  void part.ended.then(() => {
    hasEnded = true;
  });
  while (Date.now() < deadline) {
    if (hasEnded) throw new Error(`${part.name} exited during its start`);
    if (((await fetchStatus(url)) ?? 599) < 400) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${part.name} did not respond within ${limit / 1000} s`);
}

/**
 * Returns the status of a GET request, by `node:http` rather than `fetch`: the check runs for the part's whole lifetime and must use little memory.
 * @returns undefined when no response starts within `limit` ms.
 */
export function fetchStatus(url: string, limit = 60_000): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, signal: AbortSignal.timeout(limit) }, (response) => {
      response.resume();
      response.once('error', () => undefined);
      resolve(response.statusCode);
    });
    request.once('error', () => resolve(undefined));
  });
}

/** Sends SIGTERM to every part and waits; kills what still runs after `limit` ms. */
export async function stopParts(parts: Part[], limit = 10_000): Promise<void> {
  for (const { child } of parts) if (child.exitCode === null) child.kill('SIGTERM');
  const killTimer = setTimeout(() => {
    for (const { child } of parts) if (child.exitCode === null) child.kill('SIGKILL');
  }, limit);
  await Promise.all(parts.map(({ ended }) => ended));
  clearTimeout(killTimer);
}
