import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, root } from '../processes.ts';

/** A command as a child process, with its output so far. */
export interface SpawnedCommand {
  pid: number;
  output(): string;
  ended: Promise<number>;
  kill(signal: NodeJS.Signals): boolean;
}

const spawnedCommands: SpawnedCommand[] = [];

/** Starts a file of `commands/` with this process's environment, but without its Oilway settings. */
export const startCommand = (file: string, settings: Environment): SpawnedCommand =>
  spawnCommand(process.execPath, [join(root, 'commands', file)], settings);

export function spawnCommand(
  program: string,
  args: string[],
  settings: Environment,
): SpawnedCommand {
  const env: Environment = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
  const child = spawn(program, args, {
    cwd: root,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => (code as number | null) ?? 1);
  const command = {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
  spawnedCommands.push(command);
  return command;
}

/** Sends a signal and waits. @returns the exit code. */
export function stopCommand(command: SpawnedCommand, signal: NodeJS.Signals): Promise<number> {
  command.kill(signal);
  return command.ended;
}

/** Ends the processes that a failed test left running. */
export async function stopAll(): Promise<void> {
  for (const command of spawnedCommands) command.kill('SIGTERM');
  await Promise.all(spawnedCommands.map(({ ended }) => ended));
}

/** Returns a process's resident memory in MB and its running child processes, oldest first, from Linux's /proc. */
export function processStats(pid: number): { memory: number; children: number[] } {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return {
    memory: Number(kilobytes) / 1024,
    children: children.trim().split(' ').map(Number),
  };
}

/** Waits until a condition holds. Rejects when the command ends, or after `limit` ms, which suffices on a busy machine. */
export async function waitUntil(
  command: SpawnedCommand,
  condition: () => boolean | Promise<boolean>,
  limit = 400_000,
): Promise<void> {
  const deadline = Date.now() + limit;
  let hasEnded = false;
  void command.ended.then(() => {
    hasEnded = true;
  });
  while (!(await condition())) {
    if (hasEnded || Date.now() > deadline) {
      throw new Error(`${hasEnded ? 'ended' : 'waited in vain'}:\n${command.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Returns the status of a GET request; 0 when the connection is refused. */
export async function fetchStatus(url: string): Promise<number> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status ?? 0;
}

/** A temporary data folder and two free ports, as settings. */
export interface TestSettings {
  settings: Record<'DATA_DIR' | 'SITE_PORT' | 'STUDIO_PORT', string>;
  site: string;
  studio: string;
  remove: () => void;
}

export async function createTestSettings(): Promise<TestSettings> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-command-'));
  const probes = [createServer(), createServer()];
  for (const probe of probes) await once(probe.listen(0, '127.0.0.1'), 'listening');
  const ports = probes.map((probe) => String((probe.address() as AddressInfo).port));
  for (const probe of probes) await once(probe.close(), 'close');
  const [SITE_PORT = '', STUDIO_PORT = ''] = ports;
  return {
    settings: { DATA_DIR: join(folder, 'var'), SITE_PORT, STUDIO_PORT },
    site: `http://127.0.0.1:${SITE_PORT}`,
    studio: `http://127.0.0.1:${STUDIO_PORT}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
