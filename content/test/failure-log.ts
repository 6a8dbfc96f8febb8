/** Adds the log output of servers to the failure report of a test. */
import { afterAll, beforeEach } from 'vitest';

interface ServerLog {
  name: string;
  /** Returns all output so far: JSON lines of pino, or other text. */
  read(): string;
  /** Length of the output before the test. */
  seen: number;
}

/** Maximal lines of a log in a failure report. */
const maxLines = 30;
const errorLevel = 50;
const logs: ServerLog[] = [];

/** Registers a server whose errors are shown with every failed test. */
export function showWithFailures(name: string, read: () => string): void {
  logs.push({ name, read, seen: 0 });
}

/** Must be called once in each test file. */
export function showLogs(): void {
  beforeEach(({ onTestFailed }) => {
    for (const log of logs) log.seen = log.read().length;
    onTestFailed(({ task }) => {
      const [error] = task.result?.errors ?? [];
      const output = logs.map(errorsIn).filter(Boolean).join('\n');
      if (!error || !output) return;
      error.message += `\n\n${output}\n`;
    });
  });
  afterAll(() => {
    logs.length = 0;
  });
}

function errorsIn({ name, read, seen }: ServerLog): string {
  const lines = read().slice(seen).split('\n').flatMap(parseErrorLine);
  return lines.length > 0 ? `${name} wrote:\n${lines.slice(-maxLines).join('\n')}` : '';
}

/** Returns the lines of an error with its stack; none for other entries. */
function parseErrorLine(line: string): string[] {
  if (!line.startsWith('{')) return line.trim() ? [line] : [];
  const { err, level, msg, time: _, ...rest } = JSON.parse(line);
  if (level < errorLevel) return [];
  return [`${msg} ${JSON.stringify(rest)}${err ? `\n${err.stack ?? err.message}` : ''}`];
}
