import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clientCore, pinned } from '../machine.ts';
import { program } from '../programs.ts';

const execute = promisify(execFile);

/** How it went for people who all send at once, again and again. */
export interface Sent {
  /** Answers of success. */
  stored: number;
  failures: number;
  seconds: number;
  /** Milliseconds to the answer. */
  median: number;
  p99: number;
}

interface Shape {
  connections: number;
  seconds: number;
  /** Whether the lines are sent again when all of them were, to whom that makes no difference. */
  again?: boolean;
}

/**
 * Sends each line of a file once, over so many connections.
 * @param url where to.
 * @throws where there is no wrk: a generator in JavaScript would itself be the limit.
 */
export async function submit(
  url: string,
  bodies: string,
  { again = false, connections, seconds }: Shape,
): Promise<Sent> {
  const wrk = await program('wrk', 'wrk');
  if (!wrk) throw new Error('this measure needs wrk');
  const script = join(import.meta.dirname, 'submissions.lua');
  const shape = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '15s', '-s', script];
  const header = ['-H', 'content-type: application/json'];
  const [command, args] = pinned(clientCore, wrk, [
    ...shape,
    ...header,
    url,
    '--',
    bodies,
    ...(again ? ['again'] : []),
  ]);
  const { stdout } = await execute(command, args, { timeout: (seconds + 30) * 1000 });
  const told = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Omit<Sent, 'stored'> & {
    requests: number;
  };
  return { ...told, stored: told.requests - told.failures };
}
