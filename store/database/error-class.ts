import { StorageUnavailableError } from '../storage-unavailable-error.ts';

/** Why a database cannot run a valid statement: it is unreachable, locked, out of space or damaged. */
export type DatabaseErrorClass = 'unavailable' | 'locked' | 'full' | 'damaged';

/** By PostgreSQL's SQLSTATE (its manual, appendix A): full codes, or the two characters of a class. */
const bySqlState: Record<string, DatabaseErrorClass> = {
  '08': 'unavailable',
  // A server that is a standby, after or before a failover, refuses writes.
  '25006': 'unavailable',
  '53300': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '40001': 'locked',
  '40P01': 'locked',
  '55P03': 'locked',
  '53100': 'full',
  '53200': 'full',
  XX: 'damaged',
};

/** By SQLite's primary result code (sqlite.org/rescode.html). */
const bySqliteCode: Record<string, DatabaseErrorClass> = {
  BUSY: 'locked',
  LOCKED: 'locked',
  FULL: 'full',
  IOERR: 'full',
  READONLY: 'full',
  CANTOPEN: 'unavailable',
  CORRUPT: 'damaged',
  NOTADB: 'damaged',
};

/** By the operating system's error codes. */
const bySystemCode: Record<string, DatabaseErrorClass> = {
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENETUNREACH: 'unavailable',
  ENOTFOUND: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
  EFBIG: 'full',
  ENOSPC: 'full',
};

/** Errors of node-postgres that have no code. */
const unreachableMessages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/**
 * Returns the class of a database error, also of an error's causes; undefined for any other error. Causes of a failed `fetch` or of unreadable files
 * are skipped, since they do not come from the database.
 */
export function classifyDatabaseError(error: unknown): DatabaseErrorClass | undefined {
  if (!(error instanceof Error) || error instanceof TypeError) return undefined;
  if (error instanceof StorageUnavailableError) return undefined;
  const { cause, code } = error as Error & { code?: unknown };
  const [, result = ''] = /^SQLITE_([A-Z]+)/.exec(String(code)) ?? [];
  const found =
    typeof code === 'string'
      ? (bySqliteCode[result] ??
        bySqlState[code] ??
        bySqlState[code.slice(0, 2)] ??
        bySystemCode[code])
      : undefined;
  if (found) return found;
  return unreachableMessages.test(error.message) ? 'unavailable' : classifyDatabaseError(cause);
}
