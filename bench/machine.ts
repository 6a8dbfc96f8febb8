import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { root } from '../commands/processes.ts';

/** Returns a description of the machine in one line: what the figures depend on, without its name. */
export function describeMachine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cores[0]?.model.trim() ?? 'unknown processor';
  return `${cores.length} × ${model}, ${memory} GiB, Node ${process.versions.node}`;
}

/** Returns the load average of the last minute. */
export const loadAverage = (): number => Number((loadavg()[0] ?? 0).toFixed(1));

/** Returns the commit of the working tree, with a plus where files differ from it. */
export function currentCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { stdout, status } = git('rev-parse', '--short', 'HEAD');
  if (status !== 0) return 'unknown';
  const changed = git('status', '--porcelain', '--untracked-files=no').stdout.trim() !== '';
  return stdout.trim() + (changed ? '+' : '');
}

/** Servers run on the first core, load generators on the second. */
export const [serverCore, clientCore, allCores] = ['0', '1', `0-${cpus().length - 1}`];

/** Binds every thread of a process to these cores, unless there is only one core. */
export function pin(pid: number, cores: string): void {
  if (cpus().length < 2) return;
  spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
}

/** Returns the CPU time in seconds that all threads of a process have used; 0 once it has ended. */
export function cpuTime(pid: number): number {
  const threads = readOrDefault('', () => readdirSync(`/proc/${pid}/task`).join(' ')).split(' ');
  const nanoseconds = threads.reduce((sum, thread) => {
    const used = readOrDefault('0', () =>
      readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
    );
    return sum + Number(used.split(' ')[0] ?? 0);
  }, 0);
  return nanoseconds / 1e9;
}

/** Returns the resident memory of a process, in bytes. */
export function residentMemory(pid: number): number {
  const status = readOrDefault('', () => readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** A thread may end between being listed and being read. */
function readOrDefault(fallback: string, read: () => string): string {
  try {
    return read();
  } catch {
    return fallback;
  }
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Returns the percentile of some values: `share` 0.99 is the value that 99 % do not exceed. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}
