import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { root } from '../commands/processes.ts';

/** Returns the machine in one line: what the figures depend on, and nothing that names it. */
export function machine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cores[0]?.model.trim() ?? 'unknown processor';
  return `${cores.length} × ${model}, ${memory} GiB, Node ${process.versions.node}`;
}

/** Returns how busy it is with other work: the mean number of running processes over the last minute. */
export const load = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

/** Returns the commit of the working tree, with a plus where files differ from it. */
export function commit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { stdout, status } = git('rev-parse', '--short', 'HEAD');
  if (status !== 0) return 'unknown';
  const changed = git('status', '--porcelain', '--untracked-files=no').stdout.trim() !== '';
  return stdout.trim() + (changed ? '+' : '');
}

/** Servers run on the first core, what loads them on the second. */
export const [serverCore, clientCore, allCores] = ['0', '1', `0-${cpus().length - 1}`];

/** Binds every thread of a process to these cores, where there is more than one. */
export function pin(pid: number, cores: string): void {
  if (cpus().length < 2) return;
  spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
}

/** Returns the seconds of processor time that all threads of a process have used so far; 0 once it has ended. */
export function processorTime(pid: number): number {
  const threads = readOr('', () => readdirSync(`/proc/${pid}/task`).join(' ')).split(' ');
  const nanoseconds = threads.reduce((sum, thread) => {
    const used = readOr('0', () => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
    return sum + Number(used.split(' ')[0] ?? 0);
  }, 0);
  return nanoseconds / 1e9;
}

/** Returns the bytes of memory that a process holds (resident set). */
export function memory(pid: number): number {
  const status = readOr('', () => readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** A thread may end between being listed and being read. */
function readOr(otherwise: string, read: () => string): string {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Returns the value that this share of all values does not exceed: 0.99 for 99 of a hundred. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
