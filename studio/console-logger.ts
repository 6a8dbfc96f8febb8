import { stripVTControlCharacters } from 'node:util';
import { makeLog } from '@oilway/store/log.ts';

/**
 * Writes the console output of Next, React and Node as one JSON line for each event, without further properties of errors. Imported before everything
 * else (`node --import`), so that it covers all output.
 */
const log = makeLog(process.env.LOG_LEVEL || 'info');

for (const level of ['error', 'warn'] as const)
  console[level] = (...args: unknown[]) => {
    const err = args.find((one) => one instanceof Error);
    // Only the first text is logged: further arguments may contain any data.
    log[level]({ err }, firstLines(args)[0] ?? 'unexpected error in the studio');
  };

for (const name of ['log', 'info'] as const)
  console[name] = (...args: unknown[]) => {
    const message = firstLines(args).join(' ');
    if (message) log.info(message);
  };

process.removeAllListeners('warning');
process.on('warning', (warning: NodeJS.ErrnoException) =>
  log.warn({ code: warning.code }, warning.name),
);

/** Returns the first line of each text. */
function firstLines(args: unknown[]): string[] {
  const texts = args.filter((one) => typeof one === 'string').map(stripVTControlCharacters);
  return texts.map((text) => text.trim().split('\n')[0] ?? '').filter(Boolean);
}
