import type { Session } from './session.ts';

/**
 * Locks the rows of a query until the transaction ends. On SQLite a transaction excludes all other writers; PostgreSQL uses FOR UPDATE.
 * @param skipLocked skips rows that another transaction has locked, without waiting.
 */
export function locked<Question extends object>(
  { dialect }: Session,
  question: Question,
  { skipLocked = false } = {},
): Question {
  if (dialect === 'sqlite') return question;
  const lockable = question as unknown as {
    for(strength: 'update', how: { skipLocked: boolean }): Question;
  };
  return lockable.for('update', { skipLocked });
}
