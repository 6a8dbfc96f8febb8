import { StorageAwayError } from '../storage-away.ts';

/** Why a database cannot run a valid statement: it is unreachable, locked, out of space or damaged. */
export type Trouble = 'away' | 'locked' | 'full' | 'damaged';

/** By PostgreSQL's SQLSTATE (its manual, appendix A): full codes, or the two characters of a class. */
const postgres: Record<string, Trouble> = {
  '08': 'away',
  // A server that is a standby, after or before a failover, refuses writes.
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

/** By SQLite's primary result code (sqlite.org/rescode.html). */
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

/** Errors of node-postgres that have no code. */
const words = /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/**
 * Returns the class of a database error, also of an error's causes; undefined for any other error. Causes of a failed `fetch` or of unreadable files
 * are skipped, since they do not come from the database.
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
