import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Target } from '../load/shoot.ts';
import { pin, serverCore } from '../machine.ts';
import { endWithUs } from './children.ts';

export interface Peer {
  target: Target;
  stop(): void;
}

/**
 * Starts one of the small servers beside this file, to compare with. It gets `arguments_` and, on
 * its standard input, `input`; it tells its address as a message and is asked for brotli.
 */
export async function startPeer(
  name: string,
  file: string,
  arguments_: string[],
  input: Uint8Array = new Uint8Array(),
): Promise<Peer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...arguments_], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  const pid = child.pid ?? 0;
  endWithUs(child);
  pin(pid, serverCore);
  child.stdin?.end(input);
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)));
    child.once('exit', () => reject(new Error(`${name} did not start`)));
  });
  const target = { name, pid, origin, paths: ['/'], headers: { 'accept-encoding': 'br' } };
  return { target, stop: () => child.kill('SIGTERM') };
}
