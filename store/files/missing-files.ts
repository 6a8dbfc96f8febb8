import type { Logger } from 'pino';

let missing = 0;

/** Logs and counts a request for a file that a row references and that is missing. */
export function recordMissingFile(log: Pick<Logger, 'error'>, key: string): void {
  missing += 1;
  log.error({ key }, 'a file is missing');
}

/** Returns the count since this process started. */
export const missingFileCount = (): number => missing;
