import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, root } from './processes.ts';

/** One of the commands, started as its user would, with all it has printed so far. */
export interface RunningCommand {
  pid: number;
  printed(): string;
  ended: Promise<number>;
  kill(signal: NodeJS.Signals): boolean;
}

const running: RunningCommand[] = [];

/** Starts a file of `commands/` on top of this process's environment without its own settings. */
export const start = (file: string, settings: Environment): RunningCommand =>
  launch(process.execPath, [join(root, 'commands', file)], settings);

export function launch(program: string, args: string[], settings: Environment): RunningCommand {
  const env: Environment = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings };
  const child = spawn(program, args, {
    cwd: root,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => (code as number | null) ?? 1);
  const command = {
    pid: child.pid ?? 0,
    printed: () => printed,
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
  running.push(command);
  return command;
}

/** @returns the exit code. */
export function stopped(command: RunningCommand, signal: NodeJS.Signals): Promise<number> {
  command.kill(signal);
  return command.ended;
}

/** Ends what a failed test has left behind. */
export async function stopAll(): Promise<void> {
  for (const command of running) command.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
}

/** Resident memory of a process in MB, and the processes it has started that still run, oldest first; of Linux. */
export function looked(pid: number): { memory: number; children: number[] } {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return {
    memory: Number(kilobytes) / 1024,
    children: children.trim().split(' ').map(Number),
  };
}

/** Waits until something holds. Rejects when the command ends, or after `limit` ms, in which even a busy machine is done. */
export async function until(
  command: RunningCommand,
  holds: () => boolean | Promise<boolean>,
  limit = 400_000,
): Promise<void> {
  const deadline = Date.now() + limit;
  let over = false;
  void command.ended.then(() => {
    over = true;
  });
  while (!(await holds())) {
    if (over || Date.now() > deadline) {
      throw new Error(`${over ? 'ended' : 'waited in vain'}:\n${command.printed()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The status an address answers with; 0 when nobody listens. */
export async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status ?? 0;
}

/** A data folder of its own and two free ports, as settings. */
export interface Own {
  settings: Record<'VAR_DIR' | 'SITE_PORT' | 'STUDIO_PORT', string>;
  site: string;
  studio: string;
  remove: () => void;
}

export async function ownSettings(): Promise<Own> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-command-'));
  const probes = [createServer(), createServer()];
  for (const probe of probes) await once(probe.listen(0, '127.0.0.1'), 'listening');
  const ports = probes.map((probe) => String((probe.address() as AddressInfo).port));
  for (const probe of probes) await once(probe.close(), 'close');
  const [SITE_PORT = '', STUDIO_PORT = ''] = ports;
  return {
    settings: { VAR_DIR: join(folder, 'var'), SITE_PORT, STUDIO_PORT },
    site: `http://127.0.0.1:${SITE_PORT}`,
    studio: `http://127.0.0.1:${STUDIO_PORT}`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
