import type { Logger } from 'pino';

let missing = 0;

/** Somebody asked for a file that a row names and that is not there: the log says which, and the metrics count it. */
export function noteMissing(log: Pick<Logger, 'error'>, key: string): void {
  missing += 1;
  log.error({ key }, 'a file is missing');
}

/** How often that was since this process began. */
export const missingSoFar = (): number => missing;
