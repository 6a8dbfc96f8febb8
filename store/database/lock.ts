import type { Session } from './session.ts';

/**
 * The rows that a question finds are changed by nobody else until the transaction ends. On SQLite a transaction is alone with
 * all that it writes; PostgreSQL locks these rows.
 * @param skipLocked leaves out those that somebody else has locked, and waits for nobody.
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
