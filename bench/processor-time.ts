import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor time that all threads of a process have used so far; none once it has ended. */
export function processorTime(pid: number): number {
  let nanoseconds = 0;
  for (const thread of threadsOf(pid)) {
    nanoseconds += Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0] ?? 0);
  }
  return nanoseconds / 1e9;
}

/** The processes that a Postgres server has started for who is connected to a database. @param server its own process. */
export function backendsOf(server: number, database: string): number[] {
  const title = new RegExp(`^postgres: \\S+ ${database} `);
  return childrenOf(server).filter((child) => title.test(read(`/proc/${child}/cmdline`)));
}

/** Bytes of memory that a process and all it started hold (resident set; shared pages count in each). */
export function memory(pid: number): number {
  const own = /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? '0';
  return Number(own) * 1024 + childrenOf(pid).reduce((sum, child) => sum + memory(child), 0);
}

/** The most that a process itself has ever held so far, in bytes. */
export function mostMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? '0') * 1024;
}

function childrenOf(pid: number): number[] {
  return threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** A thread may end between being listed and being read. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
