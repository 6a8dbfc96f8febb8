import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clientCore, pinned, versionOf } from '../machine.ts';
import { processorTime } from '../processor-time.ts';
import { program } from '../programs.ts';

const execute = promisify(execFile);
const wrk = await program('wrk', 'wrk');
const connections = 32;

/** What makes the load, for the report. */
export const generator = wrk
  ? `wrk ${versionOf(wrk, '--version')}, ${connections} connections`
  : `autocannon, ${connections} connections (wrk is missing: the generator itself may be the limit)`;

/** A server on this machine and what to ask it for; several paths are asked for in turn. */
export interface Target {
  name: string;
  pid: number;
  origin: string;
  paths: string[];
  headers: Record<string, string>;
}

export interface Shot {
  /** Requests in a second of the clock. */
  perSecond: number;
  /** Requests in a second of the server's own processor time: what one whole core would answer. */
  perCore: number;
}

/** Loads one server for some seconds. @throws when an answer was not 2xx or 3xx. */
export async function shoot(target: Target, seconds: number): Promise<Shot> {
  const before = processorTime(target.pid);
  const { stdout } = await execute(...commandFor(target, seconds), {
    timeout: (seconds + 20) * 1000,
  });
  const used = processorTime(target.pid) - before;
  const last = stdout.trim().split('\n').at(-1) ?? '';
  const result = JSON.parse(last) as { requests: number; seconds: number; failures: number };
  if (result.failures > result.requests / 1000) {
    throw new Error(`${target.name}: ${result.failures} of ${result.requests} requests failed`);
  }
  return { perSecond: result.requests / result.seconds, perCore: result.requests / used };
}

function commandFor({ origin, paths, headers }: Target, seconds: number): [string, string[]] {
  if (!wrk) {
    const order = JSON.stringify({ origin, paths, headers, seconds, connections });
    return pinned(clientCore, process.execPath, [
      join(import.meta.dirname, 'autocannon.ts'),
      order,
    ]);
  }
  const script = join(import.meta.dirname, 'requests.lua');
  const shape = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script];
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return pinned(clientCore, wrk, [...shape, ...lines, origin, '--', ...paths]);
}
