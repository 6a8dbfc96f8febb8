import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { showWithFailures } from '@oilway/content/test/failure-log.ts';

/** An external service that runs during a test. */
export interface ServiceProcess {
  child: ChildProcess;
  /** Its output so far. */
  log(): string;
  /** Kills it with its child processes, as a power cut does. */
  kill(): Promise<void>;
}

interface ServiceOptions {
  name: string;
  owner?: { uid: number; gid: number } | undefined;
  env?: Record<string, string>;
  cwd?: string;
}

/** Starts a program in a new process group. */
export function startService(
  program: string,
  args: string[],
  start: ServiceOptions,
): ServiceProcess {
  const { cwd, env, name, owner } = start;
  const child = spawn(program, args, {
    ...owner,
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (output += String(part)));
  const ended = once(child, 'exit');
  showWithFailures(name, () => output);
  return {
    child,
    log: () => output,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}

/** Polls until a condition holds. @throws after `limit` ms, and at once where a required process has ended. */
export async function waitUntil(
  description: string,
  condition: () => Promise<boolean> | boolean,
  limit = 60_000,
  requiredService?: ServiceProcess,
): Promise<number> {
  const begun = performance.now();
  for (;;) {
    if (await condition()) return Math.round(performance.now() - begun);
    const { exitCode = null } = requiredService?.child ?? {};
    if (exitCode !== null)
      throw new Error(
        `${description}: the process ended with ${exitCode}\n${requiredService?.log()}`,
      );
    if (performance.now() - begun > limit)
      throw new Error(`${description}: timed out after ${limit} ms`);
    await wait(20);
  }
}

/** Returns whether a URL responds with 200. */
export const isHealthy = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status === 200;
};
