/** What the servers of a test file write down, so that a test that fails can tell why they did what they did. */
import { afterAll, beforeEach } from 'vitest';

interface ServerLog {
  name: string;
  /** All it has written so far: lines of pino, or of anybody else. */
  read(): string;
  /** How much of that was written before the test. */
  seen: number;
}

/** How much of a log is shown with a failure. */
const shown = 30;
const levelOfErrors = 50;
const logs: ServerLog[] = [];

/** Shows what a server says is wrong with the failure of any test that goes wrong meanwhile. */
export function showWithFailures(name: string, read: () => string): void {
  logs.push({ name, read, seen: 0 });
}

/** To be called once in each test file. */
export function showLogs(): void {
  beforeEach(({ onTestFailed }) => {
    for (const log of logs) log.seen = log.read().length;
    onTestFailed(({ task }) => {
      const [error] = task.result?.errors ?? [];
      const told = logs.map(troubleIn).filter(Boolean).join('\n');
      if (!error || !told) return;
      error.message += `\n\n${told}\n`;
    });
  });
  afterAll(() => {
    logs.length = 0;
  });
}

function troubleIn({ name, read, seen }: ServerLog): string {
  const lines = read().slice(seen).split('\n').flatMap(trouble);
  return lines.length > 0 ? `${name} wrote:\n${lines.slice(-shown).join('\n')}` : '';
}

/** Nothing for what is no error; its stack where there is one. */
function trouble(line: string): string[] {
  if (!line.startsWith('{')) return line.trim() ? [line] : [];
  const { err, level, msg, time: _, ...rest } = JSON.parse(line);
  if (level < levelOfErrors) return [];
  return [`${msg} ${JSON.stringify(rest)}${err ? `\n${err.stack ?? err.message}` : ''}`];
}
