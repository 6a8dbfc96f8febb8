/** By PostgreSQL's SQLSTATE `unique_violation`, and SQLite's extended result codes. */
const unique = ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];

/** A key, a number or a captcha is in the database already, says this error or one of its causes. */
export const isTaken = (error: unknown): boolean => hasCode(error, unique);

/** Two transactions waited for each other, and this one was chosen to give way: it may be done again. */
export const isDeadlock = (error: unknown): boolean => hasCode(error, ['40P01']);

function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const { cause, code } = error as Error & { code?: unknown };
  return codes.includes(String(code)) || hasCode(cause, codes);
}
