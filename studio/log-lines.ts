import { stripVTControlCharacters } from 'node:util';
import { makeLog } from '@oilway/store/log.ts';

/**
 * What Next, React and Node tell on the console becomes one JSON line an event, without what an error carries. Imported before
 * anything else (`node --import`), so that nothing is told otherwise.
 */
const log = makeLog(process.env.LOG_LEVEL || 'info');

for (const level of ['error', 'warn'] as const)
  console[level] = (...told: unknown[]) => {
    const err = told.find((one) => one instanceof Error);
    // An error speaks for itself, and what follows the first words may be anything.
    log[level]({ err }, wordsOf(told)[0] ?? 'the studio met an error');
  };

for (const name of ['log', 'info'] as const)
  console[name] = (...told: unknown[]) => {
    const words = wordsOf(told).join(' ');
    if (words) log.info(words);
  };

process.removeAllListeners('warning');
process.on('warning', (warning: NodeJS.ErrnoException) =>
  log.warn({ code: warning.code }, warning.name),
);

/** The first line of every text. */
function wordsOf(told: unknown[]): string[] {
  const texts = told.filter((one) => typeof one === 'string').map(stripVTControlCharacters);
  return texts.map((text) => text.trim().split('\n')[0] ?? '').filter(Boolean);
}
