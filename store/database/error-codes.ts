/** PostgreSQL's SQLSTATE `unique_violation`, and SQLite's extended result codes. */
const uniqueViolationCodes = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];

/** Returns whether this error, or one of its causes, is a unique violation. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, uniqueViolationCodes);

/** Returns whether the transaction was aborted by a deadlock; it can be retried. */
export const isDeadlock = (error: unknown): boolean => hasCode(error, ['40P01']);

function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const { cause, code } = error as Error & { code?: unknown };
  return codes.includes(String(code)) || hasCode(cause, codes);
}
