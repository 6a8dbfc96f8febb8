import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Ends a child with this process, however that ends: what is left over would disturb the next run. */
export function endWithUs(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
