import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/** The machine in one line: what the numbers depend on and nothing that names it. */
export function machine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown processor'}, ${memory} GiB`;
}

/** How busy it is with other work: the mean number of running processes over the last minute. */
export const busy = (): string => `load average ${(loadavg()[0] ?? 0).toFixed(1)} at the start`;

/** The first version number that a program prints, on whichever stream. */
export function versionOf(program: string, flag = '--version'): string {
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' });
  return /\d+(\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown';
}

/** Binds every thread of a process to one core, where there is more than one. */
export function pin(pid: number, core: number): void {
  if (cpus().length < 2) return;
  spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

/** A command line that runs a program on one core, where there is more than one. */
export function pinned(core: number, program: string, args: string[]): [string, string[]] {
  return cpus().length < 2 ? [program, args] : ['taskset', ['-c', String(core), program, ...args]];
}

/** The servers run on the first core, whoever loads them on the second. */
export const serverCore = 0;
export const clientCore = 1;
