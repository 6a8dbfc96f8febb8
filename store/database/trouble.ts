import { StorageAwayError } from '../storage-away.ts';

/**
 * What keeps a database from doing what it was asked, though nothing is wrong with the question: nobody answers, somebody
 * else holds the lock, there is no room, or what was stored cannot be read.
 */
export type Trouble = 'away' | 'locked' | 'full' | 'damaged';

/** By PostgreSQL's SQLSTATE (its manual, appendix A): whole codes, or the two characters of a class. */
const postgres: Record<string, Trouble> = {
  '08': 'away',
  // A server that leads no longer, or not yet: its standby takes no writes.
  '25006': 'away',
  '53300': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '40001': 'locked',
  '40P01': 'locked',
  '55P03': 'locked',
  '53100': 'full',
  '53200': 'full',
  XX: 'damaged',
};

/** By SQLite's result code (sqlite.org/rescode.html), without what an extended one adds. */
const sqlite: Record<string, Trouble> = {
  BUSY: 'locked',
  LOCKED: 'locked',
  FULL: 'full',
  IOERR: 'full',
  READONLY: 'full',
  CANTOPEN: 'away',
  CORRUPT: 'damaged',
  NOTADB: 'damaged',
};

/** By the operating system's error codes. */
const system: Record<string, Trouble> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EFBIG: 'full',
  ENOSPC: 'full',
};

/** Those that node-postgres says in words only. */
const words = /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/**
 * @returns undefined for an error of another kind. It is looked for in the causes of an error, too, but not in those of a failed
 * `fetch` or of files that cannot be read: what those ask is no database.
 */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error) || error instanceof TypeError) return undefined;
  if (error instanceof StorageAwayError) return undefined;
  const { cause, code } = error as Error & { code?: unknown };
  const [, result = ''] = /^SQLITE_([A-Z]+)/.exec(String(code)) ?? [];
  const found =
    typeof code === 'string'
      ? (sqlite[result] ?? postgres[code] ?? postgres[code.slice(0, 2)] ?? system[code])
      : undefined;
  if (found) return found;
  return words.test(error.message) ? 'away' : troubleOf(cause);
}
