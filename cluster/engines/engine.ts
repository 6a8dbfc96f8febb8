import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { showWithFailures } from '@oilway/content/test/failure-log.ts';

/** An external service that runs during a test. */
export interface Engine {
  child: ChildProcess;
  /** Its output so far. */
  log(): string;
  /** Kills it with its child processes, as a power cut does. */
  kill(): Promise<void>;
}

interface Start {
  name: string;
  owner?: { uid: number; gid: number } | undefined;
  env?: Record<string, string>;
  cwd?: string;
}

/** Starts a program in a new process group. */
export function startEngine(program: string, args: string[], start: Start): Engine {
  const { cwd, env, name, owner } = start;
  const child = spawn(program, args, {
    ...owner,
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (printed += String(part)));
  const ended = once(child, 'exit');
  showWithFailures(name, () => printed);
  return {
    child,
    log: () => printed,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}

/** Polls until a condition holds. @throws after `limit` ms, and at once where a required process has ended. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  limit = 60_000,
  needed?: Engine,
): Promise<number> {
  const begun = performance.now();
  for (;;) {
    if (await holds()) return Math.round(performance.now() - begun);
    const { exitCode = null } = needed?.child ?? {};
    if (exitCode !== null) throw new Error(`${what}: it ended with ${exitCode}\n${needed?.log()}`);
    if (performance.now() - begun > limit) throw new Error(`${what}: not within ${limit} ms`);
    await wait(20);
  }
}

/** Returns whether a URL responds with 200. */
export const isWell = async (url: string): Promise<boolean> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status === 200;
};
