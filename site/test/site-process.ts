import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { showWithFailures } from '@oilway/content/test/failure-log.ts';
import { siteArgs } from '../../commands/processes.ts';

/** The built server in a separate process. */
export interface SiteProcess {
  origin: string;
  port: number;
  child: ChildProcess;
  /** Everything it has written so far. */
  log(): string;
  /** Resolves with the exit code. */
  exit: Promise<number | null>;
  stop(): Promise<void>;
}

/**
 * Starts the built site and waits until it is ready.
 * @param timeout milliseconds
 * @param args arguments of Node
 */
export async function startSite(
  environment: Record<string, string>,
  timeout = 60_000,
  args: readonly string[] = siteArgs,
): Promise<SiteProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SITE_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => (written += String(part)));
  showWithFailures(`the site on port ${port}`, () => written);
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const origin = `http://127.0.0.1:${port}`;
  const site = {
    origin,
    port,
    child,
    log: () => written,
    exit,
    stop: () => killAndWait(child, exit),
  };
  await waitUntil(async () => {
    if (child.exitCode !== null)
      throw new Error(`The site ended while it was starting:\n${written}`);
    return (await fetch(`${origin}/health/ready`).catch(() => undefined))?.ok ?? false;
  }, timeout);
  return site;
}

async function killAndWait(child: ChildProcess, exit: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await exit;
}

/** Polls a condition every `interval` ms until it holds. @throws after `timeout` ms. */
export async function waitUntil(
  condition: () => Promise<boolean>,
  timeout: number,
  interval = 10,
): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`condition not met within ${timeout} ms`);
    await wait(interval);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
